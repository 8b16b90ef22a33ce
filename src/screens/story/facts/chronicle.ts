import { outlook } from '../../../opponents/evaluation/outlook.ts';
import type { Course, LogEntry } from '../../../rules/course.ts';
import {
  apply,
  type ForceId,
  forceOf,
  type GameEvent,
  type GameState,
  heldRegions,
  legal,
  oddsOf,
  type PowerId,
  type RaceId,
  type RegionId,
  type Seat,
} from '../../../rules/index.ts';

export interface ForceTold {
  readonly id: ForceId;
  readonly seat: Seat;
  readonly race: RaceId;
  readonly power: PowerId | null;
  /** The turn in which it was picked, by its place among all turns; 0 for one that was there from the beginning. */
  readonly since: number;
  /** The turn in which it declined; null while it did not. */
  declined: number | null;
  /** Coins it brought, active and in decline. */
  coins: number;
  coinsDeclined: number;
  /** Turns for which its seat was paid while it was in play. */
  turns: number;
}

interface Taken {
  readonly region: RegionId;
  readonly from: Seat;
}

interface WipeOut {
  readonly seat: Seat;
  readonly race: RaceId;
  readonly declined: boolean;
  /** Commands played before the one that did it. */
  readonly at: number;
}

interface Marked<Value> {
  readonly at: number;
  readonly what: Value;
}

export interface TurnTold {
  readonly round: number;
  readonly seat: Seat;
  /** Commands played before it, and up to its end. */
  readonly from: number;
  readonly to: number;
  scored: number;
  /** Coins laid on combos, and found on one. */
  laid: number;
  found: number;
  picked: Marked<{ readonly race: RaceId; readonly power: PowerId }> | null;
  declined: Marked<{ readonly race: RaceId; readonly power: PowerId | null }> | null;
  readonly taken: Marked<Taken>[];
  /** Regions taken that nobody held. */
  empty: number;
  tribes: number;
  readonly wipedOut: WipeOut[];
  readonly throws: Throw[];
  /** It ended its conquests though the die might have won one more region. */
  heldBack: boolean;
  /** Coins of each seat after it. */
  coins: readonly number[];
  /** What each seat might expect at the end, in coins, before it and after it. */
  readonly before: readonly number[];
  after: readonly number[];
}

export interface Chronicle {
  readonly players: number;
  readonly rounds: number;
  readonly start: readonly number[];
  readonly turns: readonly TurnTold[];
  readonly forces: readonly ForceTold[];
  readonly end: GameState;
}

export function chronicleOf(course: Course): Chronicle {
  const { start, log, turns: begun } = course;
  const turns: TurnTold[] = [];
  const forces = new Map<ForceId, ForceTold>();
  for (const { id, seat, race, power, declined } of start.forces)
    forces.set(id, { ...fresh(id, seat, race, power, 0), declined: declined ? 0 : null });
  let state = start;
  for (const [place, { round, seat, from }] of begun.entries()) {
    const to = begun[place + 1]?.from ?? log.length;
    if (to === from) continue;
    const turn = blank(round, seat, from, to, outlook(state));
    turns.push(turn);
    for (let at = from; at < to; at++) {
      const entry = log[at];
      const outcome = entry && apply(state, entry.command);
      if (!entry || !outcome?.ok) continue;
      note(turn, entry, at, state, outcome.state, forces, turns.length - 1);
      state = outcome.state;
    }
    turn.coins = state.coins;
    turn.after = outlook(state);
  }
  return {
    players: start.players,
    rounds: start.rounds,
    start: start.coins,
    turns,
    forces: [...forces.values()],
    end: state,
  };
}

function fresh(id: ForceId, seat: Seat, race: RaceId, power: PowerId | null, since: number): ForceTold {
  return { id, seat, race, power, since, declined: null, coins: 0, coinsDeclined: 0, turns: 0 };
}

function blank(round: number, seat: Seat, from: number, to: number, before: readonly number[]): TurnTold {
  const nothing = { scored: 0, laid: 0, found: 0, picked: null, declined: null, empty: 0, tribes: 0 };
  const none = { taken: [], wipedOut: [], throws: [], heldBack: false, coins: [] };
  return { round, seat, from, to, ...nothing, ...none, before, after: before };
}

function note(
  turn: TurnTold,
  { command, events }: LogEntry,
  at: number,
  before: GameState,
  after: GameState,
  forces: Map<ForceId, ForceTold>,
  place: number,
): void {
  const { seat } = turn;
  const defenders = new Map<RegionId, Seat | null>();
  if (command.type === 'endConquests')
    turn.heldBack ||= before.seat === seat && legal(before).some(({ type }) => type === 'finalRoll');
  for (const event of events)
    switch (event.type) {
      case 'comboPicked':
        turn.picked = { at, what: { race: event.race, power: event.power } };
        forces.set(event.force, fresh(event.force, event.seat, event.race, event.power, place));
        break;
      case 'declined': {
        const force = forces.get(event.force);
        if (!force) break;
        force.declined = place;
        turn.declined = { at, what: { race: force.race, power: force.power } };
        break;
      }
      case 'coinsMoved': {
        if (event.from.at === 'column') turn.found += event.amount;
        if (event.to.at === 'column') turn.laid += event.amount;
        const force = event.from.at === 'stash' && event.force !== null ? forces.get(event.force) : undefined;
        if (!force) break;
        force.coins += event.amount;
        if (force.declined !== null) force.coinsDeclined += event.amount;
        break;
      }
      case 'scored':
        turn.scored += event.amount;
        for (const { id, seat: owner } of before.forces) {
          // One that leaves the map with this step is no longer paid (DEC-2).
          const isPaid = owner === event.seat && after.forces.some((other) => other.id === id);
          const force = isPaid ? forces.get(id) : undefined;
          if (force) force.turns += 1;
        }
        break;
      case 'lostTribeRemoved':
        turn.tribes += 1;
        break;
      case 'attackBegan':
        defenders.set(event.region, event.defender);
        break;
      case 'conquered': {
        const from = defenders.get(event.region) ?? null;
        if (from !== null && from !== event.seat) turn.taken.push({ at, what: { region: event.region, from } });
        else if (!event.nonEmpty) turn.empty += 1;
        break;
      }
      default:
        noteDie(turn.throws, event, at, before, events);
    }
  if (turn.taken.some((taken) => taken.at === at)) turn.wipedOut.push(...wipedOut(before, after, seat, at));
}

function wipedOut(before: GameState, after: GameState, seat: Seat, at: number): readonly WipeOut[] {
  return before.forces.flatMap((force) => {
    if (force.seat === seat || heldRegions(before, force).length === 0) return [];
    if (heldRegions(after, force).length > 0) return [];
    return [{ seat: force.seat, race: force.race, declined: force.declined, at }];
  });
}

interface Throw {
  readonly at: number;
  readonly region: RegionId;
  readonly value: number;
  readonly won: boolean;
  /** Faces of the six that win it. */
  readonly wins: number;
}

/** Notes a final roll (DIE-1), with the chance it had. */
function noteDie(throws: Throw[], event: GameEvent, at: number, before: GameState, events: readonly GameEvent[]): void {
  if (event.type !== 'dieRolled' || event.purpose !== 'finalRoll' || event.region === null) return;
  const { region, value } = event;
  const outcome = events.find(
    (other) => (other.type === 'conquered' || other.type === 'attemptFailed') && other.region === region,
  );
  if (outcome?.type !== 'conquered' && outcome?.type !== 'attemptFailed') return;
  const short = (outcome.cost?.total ?? 0) - forceOf(before, event.force).hand;
  throws.push({ at, region, value, won: outcome.type === 'conquered', wins: oddsOf(short)?.wins ?? 6 });
}
