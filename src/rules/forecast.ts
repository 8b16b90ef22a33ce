import { coinsOf } from './aftermath.ts';
import { apply, turnEnd } from './apply.ts';
import { conquestOf } from './commands/conquer.ts';
import { decline } from './commands/decline.ts';
import { endConquests } from './commands/endConquests.ts';
import { expand } from './commands/expand.ts';
import type { Command } from './commands/index.ts';
import { costOf } from './cost.ts';
import { legal } from './legal.ts';
import { isConquest } from './phases.ts';
import { actingForce, actingInDecline, activeForce, holder, need } from './queries.ts';
import type { GameState, PublicState, RaceId, RegionId, Seat } from './state.ts';
import { freshTurn } from './turn-order.ts';
import { trial } from './view.ts';

/** What expanding a race, or putting it in decline, would lead to. Exact, except for `reach`. */
export interface Forecast {
  readonly race: RaceId;
  /** Turns of the seat after this one. */
  readonly turnsAfter: number;
  /** Expanding; null if the race has no token left (TRN-8). */
  readonly expand: {
    /** Tokens free for conquest once the troops are ready (TRN-3), including those of races in decline that act. */
    readonly tokens: number;
    /** Coins of a turn without conquests. */
    readonly coins: number;
    /** What the cheapest conquests in sequence would achieve without the die. */
    readonly reach: Reach;
  } | null;
  readonly decline: {
    /** Coins of the turn of decline (DEC-5). */
    readonly coins: number;
    /** Coins of each later turn for the regions held then: the same, unless DEC-5 is read otherwise. */
    readonly later: number;
    /** Races in decline that would leave the map (DEC-2). */
    readonly leaving: readonly RaceId[];
  };
}

export interface Reach {
  readonly conquests: readonly { readonly region: RegionId; readonly cost: number }[];
  /** Coins of the turn, these included. */
  readonly coins: number;
}

/** For expanding or declining; at a turn's end (STO-1) for the next, as if all stood so. Null: no choice. */
export function forecast(position: PublicState): Forecast | null {
  const { seat, phase } = position;
  const force = activeForce(position, seat);
  if (!force || (phase !== 'readyTroops' && phase !== 'stout')) return null;
  const state = trial({ ...position, phase: 'readyTroops', turn: freshTurn() });
  const { state: declined, paid } = need(turnEnd(state, decline.only), 'turn of decline');
  const left = new Set(declined.forces.map(({ id }) => id));
  return {
    race: force.race,
    turnsAfter: position.rounds - position.round,
    expand: expansion(state, seat),
    decline: {
      coins: paid,
      later: coinsOf(declined, seat),
      leaving: state.forces
        .filter((one) => one.seat === seat && one.declined && !left.has(one.id))
        .map((one) => one.race),
    },
  };
}

function done(state: GameState, command: Command): GameState {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Error(`rules: ${outcome.refusal.code}`);
  return outcome.state;
}

function expansion(state: GameState, seat: Seat): Forecast['expand'] {
  const outcome = apply(state, expand.only);
  if (!outcome.ok) return null;
  return { tokens: tokensFor(state, seat), coins: coinsOf(outcome.state, seat), reach: reachOf(outcome.state, seat) };
}

/** Tokens the seat's races will conquer with: all but one in each region, plus those in hand and set aside. */
function tokensFor(state: GameState, seat: Seat): number {
  const acting = new Set([activeForce(state, seat), ...actingInDecline(state, seat)].map((force) => force?.id));
  let tokens = 0;
  for (const { id, hand, aside } of state.forces) if (acting.has(id)) tokens += hand + aside;
  for (const there of state.regions) if (there.force !== null && acting.has(there.force)) tokens += there.tokens - 1;
  return tokens;
}

function reachOf(start: GameState, seat: Seat): Reach {
  const { conquests, state } = cheapestWay(start, seat);
  return { conquests, coins: coinsOf(state, seat) };
}

/** Takes the cheapest region not held by the seat, then by pay, while tokens last. Exact if that is all. */
export function cheapestWay(
  start: GameState,
  seat: Seat,
): { readonly conquests: Reach['conquests']; readonly state: GameState } {
  const conquests: { region: RegionId; cost: number }[] = [];
  let state = start;
  while (isConquest(state.phase)) {
    const next = cheapest(state, seat);
    if (next) {
      conquests.push(next);
      state = done(state, conquestOf(next.region));
    } else if (state.phase === 'ghouls') state = done(state, endConquests.only);
    else break;
  }
  return { conquests, state };
}

function cheapest(state: GameState, seat: Seat): Reach['conquests'][number] | null {
  const force = actingForce(state);
  if (!force) return null;
  const open = legal(state).flatMap((command) =>
    command.type === 'conquer' && holder(state, command.region)?.seat !== seat
      ? [{ region: command.region, cost: costOf(state, force, command.region) }]
      : [],
  );
  const least = Math.min(...open.map(({ cost }) => cost));
  const best = open
    .filter(({ cost }) => cost === least)
    .map((one) => ({ one, coins: coinsOf(done(state, conquestOf(one.region)), seat) }))
    .sort((a, b) => b.coins - a.coins)[0];
  return best?.one ?? null;
}
