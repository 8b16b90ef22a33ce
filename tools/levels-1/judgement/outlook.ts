import type { Position, Seat } from '../../../src/rules/index.ts';
import { expectationFor } from './expectation.ts';
import { worthOf } from './worth.ts';

/** What a seat has to earn with, in coins a turn and tokens. */
export interface Holdings {
  /** Coins a turn of its active race, and of those in decline. */
  active: number;
  declined: number;
  /** Tokens of its active race beyond one in each region: what it can conquer with. */
  free: number;
  /** Has it no active race, and so a fresh one next? */
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

/** Is the turn under way scored already? */
export function isScored({ phase }: Position): boolean {
  return phase === 'withdrawal' || phase === 'stout' || phase === 'gameOver';
}

/** Turns a seat is still paid for; the one under way counts until it is scored. */
export function turnsLeft(position: Position, seat: Seat, scored = isScored(position)): number {
  if (position.phase === 'gameOver') return 0;
  const place = (of: Seat) => (of - position.firstSeat + position.players) % position.players;
  const isToCome = place(seat) > place(position.turnSeat) || (seat === position.turnSeat && !scored);
  return position.rounds - position.round + (isToCome ? 1 : 0);
}

/**
 * Coins each seat may expect to have at the end of the game. Coins that are not seen count as none; with `scored` the turn under way counts
 * as over, its pay not included.
 */
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

/**
 * How far a seat is ahead of the others, in coins: of the best of them above all. `spite` says how much their coins count against its own: 1
 * for one who only wants to win.
 */
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
