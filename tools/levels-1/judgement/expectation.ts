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

type Table = readonly (readonly [next: Row, waiting: Row])[];

/**
 * By turns left, from 0: for a seat whose turn is next, and what changes for one that has just had its turn, with all the others still to
 * attack it. Fitted by least squares to some 30,000 positions of games between strategists, and smoothed (`npm run expectations`): games of two differ from others,
 * since there all attacks come from one side.
 */
const duel: Table = [
  [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  [
    [0, 6.5, 1.04, 1.05, 0.37],
    [-0.4, -0.6, -0.18, -0.12, 0.08],
  ],
  [
    [0.7, 12.9, 1.91, 1.83, 0.85],
    [-1, -1.3, -0.4, -0.33, 0.2],
  ],
  [
    [3.8, 20, 2.43, 2.29, 1.12],
    [-0.5, -1.9, -0.6, -0.35, 0.1],
  ],
  [
    [8, 27, 2.85, 2.55, 1.28],
    [2, -1.9, -1.1, -0.5, 0.05],
  ],
  [
    [15, 34, 2.85, 2.6, 1.35],
    [4, -1.9, -1.5, -0.6, -0.05],
  ],
  [
    [25, 41.4, 2.5, 2.6, 1.25],
    [3, -1.8, -1.2, -0.65, 0],
  ],
  [
    [33.5, 48.2, 2.65, 2.7, 1],
    [3, -1, -1.3, -0.85, 0.1],
  ],
  [
    [39, 54.8, 3.1, 2.8, 1.1],
    [5, -0.7, -1.8, -1.2, 0.1],
  ],
  [
    [45, 61, 2.8, 3, 1.4],
    [9, 0.5, -2.6, -1.8, -0.1],
  ],
  [
    [51, 67.6, 2.8, 3, 1.4],
    [9, 2.6, -2.6, -1.8, -0.1],
  ],
];
const crowd: Table = [
  [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  [
    [0.2, 6.3, 1.02, 1.06, 0.38],
    [0, -0.1, -0.25, -0.2, 0.08],
  ],
  [
    [1.4, 13.1, 1.74, 1.83, 0.93],
    [2.4, 0.6, -0.68, -0.6, 0.06],
  ],
  [
    [7.4, 22.3, 1.97, 1.98, 1.13],
    [4.9, 1.2, -0.92, -0.82, -0.05],
  ],
  [
    [16, 31.5, 2, 1.8, 1.12],
    [5.6, 1.7, -1.12, -0.9, -0.02],
  ],
  [
    [25, 40.2, 1.85, 1.68, 1.22],
    [8.5, 1.6, -1.4, -0.95, -0.28],
  ],
  [
    [35, 48.8, 1.65, 1.5, 0.98],
    [8.7, 2.3, -1.4, -1.1, -0.25],
  ],
  [
    [46, 56.5, 1.4, 1.4, 0.75],
    [8.8, 1.9, -1.35, -0.9, -0.38],
  ],
  [
    [50, 63.7, 1.85, 1.4, 0.95],
    [10.6, 0.8, -1.75, -0.9, -0.55],
  ],
  [
    [57, 70, 2.2, 1.4, 0.7],
    [15, 0.8, -2.7, -0.9, -0.8],
  ],
  [
    [64, 75, 2.2, 1.4, 0.7],
    [15, 0.9, -2.7, -0.9, -0.8],
  ],
];

/** What to expect with so many turns left in a game of so many; `wait` says how much of a round passes before the seat's next turn, 0–1. */
export function expectationFor(players: number, turns: number, wait: number): Expectation {
  const table = players === 2 ? duel : crowd;
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
