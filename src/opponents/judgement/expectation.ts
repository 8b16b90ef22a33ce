/** What holdings are worth to the end of the game, in coins still to come. */
export interface Expectation {
  /** Whatever the seat holds: with an active race, and without one, picking afresh. */
  readonly active: number;
  readonly fresh: number;
  /** For each coin a turn that its active race, and its races in decline, earn by what they hold. */
  readonly perActive: number;
  readonly perDeclined: number;
  /** For each token of the active race beyond one in each region. */
  readonly perFree: number;
}

type Row = readonly [active: number, fresh: number, perActive: number, perDeclined: number, perFree: number];

/**
 * By turns left, from 0: for a seat whose turn is next, and what changes for one that has just had its turn, with all the others still to
 * attack it. Fitted by least squares to some 35,000 positions of games between strategists, all numbers of players together, and smoothed.
 */
const table: readonly (readonly [next: Row, waiting: Row])[] = [
  [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  [
    [0.4, 6.7, 1, 1.04, 0.36],
    [0, 0.1, -0.22, -0.23, 0.1],
  ],
  [
    [1.4, 13.6, 1.8, 1.8, 0.9],
    [3, 0.2, -0.75, -0.46, 0],
  ],
  [
    [7.8, 21.9, 1.95, 2.15, 1.07],
    [4.7, 0.6, -0.9, -0.75, -0.1],
  ],
  [
    [15.4, 31.2, 2.1, 2.05, 1.22],
    [5.2, 0.7, -1, -0.76, -0.1],
  ],
  [
    [23, 40.4, 2.1, 1.9, 1.4],
    [8.5, 0.9, -1.4, -0.8, -0.35],
  ],
  [
    [34, 49.6, 1.9, 1.9, 1.1],
    [9.2, 1, -1.4, -0.8, -0.37],
  ],
  [
    [43, 56, 1.8, 2, 0.9],
    [9.4, 1.2, -1.45, -0.9, -0.35],
  ],
  [
    [50, 65, 2.1, 2, 0.95],
    [11, 1.2, -1.75, -0.9, -0.45],
  ],
  [
    [56, 72.5, 2.7, 2.2, 0.85],
    [17, 1.2, -3, -1.2, -0.5],
  ],
  [
    [64, 79.5, 2.7, 2.2, 0.85],
    [17, 1.2, -3, -1.2, -0.5],
  ],
];

/** What to expect with so many turns left; `wait` says how much of a round passes before the seat's next turn, 0–1. */
export function expectationFor(turns: number, wait: number): Expectation {
  const found = table[Math.min(turns, table.length - 1)];
  if (!found) throw new Error(`opponents: ${turns} turns left`);
  const [next, waiting] = found;
  return {
    active: next[0] + wait * waiting[0],
    fresh: next[1] + wait * waiting[1],
    perActive: next[2] + wait * waiting[2],
    perDeclined: next[3] + wait * waiting[3],
    perFree: next[4] + wait * waiting[4],
  };
}
