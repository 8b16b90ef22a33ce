import { apply } from './apply.ts';
import type { Clause } from './clause.ts';
import { takeAtCost } from './commands/conquer.ts';
import type { Command } from './commands/index.ts';
import type { GameEvent } from './event.ts';
import { legal } from './legal.ts';
import { begin } from './play.ts';
import { conqueror, forceOf } from './queries.ts';
import { dieFaces, highestFace } from './random.ts';
import { refuseAttack } from './reach.ts';
import { income } from './scoring.ts';
import type { ForceId, GameState, MarkerId, PublicState, RaceId, RegionId, Seat } from './state.ts';
import { trial } from './view.ts';

export interface Aftermath {
  readonly region: RegionId;
  /** Coins of the seat if its turn were scored: as it is, and with the region taken. */
  readonly coins: { readonly before: number; readonly after: number };
  /** The tokens there: how many are lost for good, and how many return to hand; null if none. */
  readonly loser: {
    readonly force: ForceId;
    readonly seat: Seat;
    readonly race: RaceId;
    readonly declined: boolean;
    readonly lost: number;
    readonly withdrawn: number;
    readonly clause: Clause;
    /** They were the last tokens of a race in decline: its banner returns (DEC-7). */
    readonly leaves: boolean;
  } | null;
  /** A Lost Tribe is removed for good (CON-10). */
  readonly lostTribe: boolean;
  readonly markers: readonly MarkerMove[];
}

export interface MarkerMove {
  readonly marker: MarkerId;
  readonly count: number;
  readonly to: 'owner' | 'box' | 'here';
  readonly clause: Clause;
}

/**
 * The result if the acting race, or else the active race of the seat to move, took the region, assuming it has the tokens. Tries out the conquest
 * itself, so it matches what `apply` will do. Null if there is no such race or it may not attack the region.
 */
export function aftermath(position: PublicState, region: RegionId): Aftermath | null {
  const force = conqueror(position);
  const there = position.regions[region];
  if (!force || !there || refuseAttack(position, force, region)) return null;
  const play = begin(trial(position));
  takeAtCost(play, forceOf(play.state, force.id), region);
  return {
    region,
    coins: { before: coinsOf(position, force.seat), after: coinsOf(play.state, force.seat) },
    loser: there.force === null ? null : loserIn(position, there.force, play.events),
    lostTribe: play.events.some(({ type }) => type === 'lostTribeRemoved'),
    markers: play.events.flatMap((event) => (event.type === 'markerMoved' ? [moveOf(event)] : [])),
  };
}

/** Coins the seat's turn would pay if it were scored now. */
export function coinsOf(state: PublicState, seat: Seat): number {
  return income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
}

function loserIn(position: PublicState, id: ForceId, events: readonly GameEvent[]): Aftermath['loser'] {
  const { seat, race, declined } = forceOf(position, id);
  let [lost, withdrawn] = [0, 0];
  let clause: Clause = 'LOS-1';
  for (const event of events) {
    if (event.type !== 'tokensMoved' || event.force !== id) continue;
    if (event.why === 'lost') lost += event.count;
    else if (event.why === 'withdrawn') withdrawn += event.count;
    else continue;
    ({ clause } = event);
  }
  const leaves = events.some((event) => event.type === 'raceLeft' && event.force === id);
  return { force: id, seat, race, declined, lost, withdrawn, clause, leaves };
}

function moveOf({ marker, count, from, to, clause }: Extract<GameEvent, { type: 'markerMoved' }>): MarkerMove {
  const taken = from.at === 'region' ? (to.at === 'hand' ? 'owner' : 'box') : 'here';
  return { marker, count, to: taken, clause };
}

export interface Payment {
  readonly command: Command;
  /** Coins of the turn if scored then; for a final roll, if it succeeds. */
  readonly coins: number;
  /** Coins after a final roll that fails (DIE-3); absent for other commands. */
  readonly failed?: number;
}

/**
 * What the turn would pay after each legal command whose result the viewer can be sure of: if scored then, or as scored where the command ends it
 * (SCO-1, SCO-2). Reveals nothing hidden: a roll still to come is given both ways.
 */
export function payments(state: GameState, viewer: Seat | null = state.seat): Payment[] {
  return legal(state, viewer).map((command) =>
    command.type === 'finalRoll'
      ? {
          command,
          coins: after(state, command, highestFace),
          failed: after(state, command, Math.min(...dieFaces)),
        }
      : { command, coins: after(state, command, 0) },
  );
}

/** Coins of the turn after a command, if the next roll shows this face. */
function after(state: GameState, command: Command, face: number): number {
  const seat = state.turnSeat;
  const outcome = apply({ ...state, hidden: { ...state.hidden, dice: [face] } }, command);
  if (!outcome.ok) throw new Error(`rules: ${outcome.refusal.code}`);
  const scored = outcome.events.find((event) => event.type === 'scored' && event.seat === seat);
  return scored?.type === 'scored' ? scored.amount : coinsOf(outcome.state, seat);
}
