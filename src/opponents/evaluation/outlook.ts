import type { Position, Seat } from '../../rules/index.ts';
import tables from './expectations.json';
import { worthOf } from './worth.ts';

/** The value of holdings until the end of the game, in coins still to come. */
export interface Expectation {
  /** Apart from holdings: with an active race, and without one, about to pick. */
  readonly active: number;
  readonly fresh: number;
  /** Per coin a turn earned by the holdings of the active race, and of races in decline. */
  readonly perActive: number;
  readonly perDeclined: number;
  /** Per token of the active race beyond one in each region. */
  readonly perFree: number;
}

/** The five values, in the order of an expectation. */
type Row = readonly number[];

/**
 * By turns left, from 0: for a seat whose turn is next, and the difference for one that has just had its turn, with all others still to attack it.
 * Fitted to strategists' games and written by `npm run measure -- expectations`: smooth from row to row, and no row values a token above the region it could
 * take. Games of two differ, since all attacks come from one side.
 */
const { duel, crowd }: Readonly<Record<'duel' | 'crowd', readonly (readonly Row[])[]>> = tables;

/** `turns` are left; `wait` is the share of a round until the seat's next turn, 0–1. */
export function expectationFor(players: number, turns: number, wait: number): Expectation {
  const table = players === 2 ? duel : crowd;
  const [next, waiting] = table[Math.min(turns, table.length - 1)] ?? [];
  if (!next || !waiting) throw new Error(`opponents: ${turns} turns left`);
  const figure = (at: number) => (next[at] ?? 0) + wait * (waiting[at] ?? 0);
  return { active: figure(0), fresh: figure(1), perActive: figure(2), perDeclined: figure(3), perFree: figure(4) };
}

/** A seat's means of earning, in coins a turn and tokens. */
export interface Holdings {
  /** Coins a turn of its active race, and of those in decline. */
  active: number;
  declined: number;
  /** Tokens of its active race beyond one in each region: what it can conquer with. */
  free: number;
  /** Has it no active race, so that it picks a fresh one next? */
  fresh: boolean;
}

/** What each seat holds. Plans ask this of every position they meet, so the map is gone through once. */
export function holdingsOf(position: Position): Holdings[] {
  const { forces, regions } = position;
  const all: Holdings[] = [];
  for (let seat = 0; seat < position.players; seat++) all.push({ active: 0, declined: 0, free: 0, fresh: true });
  const pays: number[] = [];
  const worths: (readonly number[])[] = [];
  const free: number[] = [];
  for (const force of forces) {
    const worth = worthOf(position, force);
    pays[force.id] = force.declined ? 0 : worth.always;
    worths[force.id] = force.declined ? worth.declined : worth.regions;
    free[force.id] = force.hand + force.aside;
  }
  for (let region = 0; region < regions.length; region++) {
    const there = regions[region];
    if (!there || there.force === null) continue;
    const { force } = there;
    pays[force] = (pays[force] ?? 0) + (worths[force]?.[region] ?? 0);
    free[force] = (free[force] ?? 0) + there.tokens - 1;
  }
  for (const { id, seat, declined } of forces) {
    const own = all[seat];
    if (!own) continue;
    if (declined) own.declined += pays[id] ?? 0;
    else {
      own.active += pays[id] ?? 0;
      own.free += free[id] ?? 0;
      own.fresh = false;
    }
  }
  return all;
}

export function isScored({ phase }: Position): boolean {
  return phase === 'withdrawal' || phase === 'stout' || phase === 'gameOver';
}

/** Turns for which a seat will still be paid; the current one counts until it is scored. */
export function turnsLeft(position: Position, seat: Seat, scored = isScored(position)): number {
  if (position.phase === 'gameOver') return 0;
  const place = (of: Seat) => (of - position.firstSeat + position.players) % position.players;
  const isToCome = place(seat) > place(position.turnSeat) || (seat === position.turnSeat && !scored);
  return position.rounds - position.round + (isToCome ? 1 : 0);
}

/** Hidden coins count as 0; with `scored` the current turn counts as over, without its pay. */
export function outlook(position: Position, scored = isScored(position)): number[] {
  const { players, turnSeat } = position;
  const next = scored ? (turnSeat + 1) % players : turnSeat;
  return holdingsOf(position).map(({ active, declined, free, fresh }, seat) => {
    const wait = ((seat - next + players) % players) / (players - 1);
    const expected = expectationFor(players, turnsLeft(position, seat, scored), wait);
    const held = fresh ? expected.fresh : expected.active + active * expected.perActive + free * expected.perFree;
    return (position.coins[seat] ?? 0) + held + declined * expected.perDeclined;
  });
}

/** Coins ahead of the others, the best above all. `spite`: the weight of theirs, 1 to only want to win. */
export function leadOf(coins: readonly number[], seat: Seat, spite = 1): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < coins.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, coins[other] ?? 0);
    sum += coins[other] ?? 0;
  }
  return (coins[seat] ?? 0) - spite * (0.7 * best + (0.3 * sum) / Math.max(1, coins.length - 1));
}
