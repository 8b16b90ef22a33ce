import { addSquare, type Bound, leastWithin, problemOf } from '../least.ts';

/** A seat's holdings at the beginning of a turn, and what they came to. */
export interface Standing {
  /** Turns that seat had left, from 1. */
  readonly turns: number;
  /** The features in column order, followed by all of them again, multiplied by the share of a round the seat waits for its turn. */
  readonly seen: readonly number[];
  /** Coins it received after that. */
  readonly came: number;
}

/** The columns of a row: with an active race, fresh, and per coin a turn or token. */
export const columns = ['active', 'fresh', 'perActive', 'perDeclined', 'perFree'] as const;
type Column = (typeof columns)[number];

/** Weights of the features for a seat whose turn is next, and the change when it waits a whole round. */
export interface Weights {
  readonly next: readonly number[];
  readonly waiting: readonly number[];
}

const width = 2 * columns.length;

/** Growth of the error per turn left, in coins: cases with more turns left count less. */
const spread = 1.4;

/** Expected change of slope between rows, in the column's own unit. Rarely seen rows follow their neighbours. */
const bend: Readonly<Record<Column, number>> = {
  active: 1.5,
  fresh: 1,
  perActive: 0.15,
  perDeclined: 0.15,
  perFree: 0.1,
};

/** A weak pull towards zero, for features never seen at all. */
const ridge = 1e-3;

/**
 * Fits the rows, from one turn left upwards, to the outcomes of the standings: smooth from row to row, and within bounds that must hold: whether the
 * seat's turn is next or everybody's comes before, every holding has a positive value, and a token that could take a region is worth no more than a
 * region held.
 */
export function fitted(standings: readonly Standing[], rows: number): Weights[] {
  const problem = problemOf(new Array(rows * width).fill(ridge));
  for (const { turns, seen, came } of standings) {
    const at = (turns - 1) * width;
    const factors = seen.map((value, place) => [at + place, value] as const);
    addSquare(problem, factors, came, (spread * turns) ** -2);
  }
  for (let place = 0; place < width; place++) {
    const column = columns[place % columns.length] ?? 'active';
    for (let row = 1; row < rows - 1; row++) {
      const at = row * width + place;
      const neighbours = [-width, 0, width].map((step) => [at + step, step === 0 ? -2 : 1] as const);
      addSquare(problem, neighbours, 0, bend[column] ** -2);
    }
  }
  return rowsOf(leastWithin(problem, boundsOf(rows)));
}

/** How much more readily the effect of waiting is adjusted than the value for a seat whose turn is next: games say more about the latter. */
const pliancy = 10;

/** The rows, changed as little as possible to satisfy the bounds; valid rows stay as they are. */
export function withinBounds(rows: readonly Weights[]): Weights[] {
  const wanted = rows.flatMap(({ next, waiting }) => [...next, ...waiting]);
  const stiffness = (place: number) => (place % width < columns.length ? pliancy : 1);
  const { curvature } = problemOf(wanted.map((_, place) => stiffness(place)));
  const slope = wanted.map((value, at) => value * stiffness(at));
  return rowsOf(leastWithin({ curvature, slope }, boundsOf(rows.length)));
}

function rowsOf(all: readonly number[]): Weights[] {
  return Array.from({ length: all.length / width }, (_, row) => {
    const weights = all.slice(row * width, (row + 1) * width);
    return { next: weights.slice(0, columns.length), waiting: weights.slice(columns.length) };
  });
}

/** The minimum value of a coin a turn, whatever attacks are still to come: no games showed less. */
const leastWorth = 0.25;

function boundsOf(rows: number): Bound[] {
  const bounds: Bound[] = [];
  for (let row = 0; row < rows; row++)
    for (const wait of [0, 1]) {
      const worth = (column: Column, factor: number): [number, number][] => {
        const at = row * width + columns.indexOf(column);
        return [
          [at, factor],
          [at + columns.length, factor * wait],
        ];
      };
      bounds.push(
        { factors: new Map(worth('perDeclined', 1)), atLeast: leastWorth },
        { factors: new Map(worth('perFree', 1)), atLeast: 0 },
        { factors: new Map(worth('perActive', 1)), atLeast: leastWorth },
        { factors: new Map([...worth('perActive', 1), ...worth('perFree', -1)]), atLeast: 0 },
      );
    }
  return bounds;
}

/** The root mean square error of the rows with this many turns left, and the number of cases. */
export function errorOf(rows: readonly Weights[], standings: readonly Standing[], turns: number) {
  const cases = standings.filter((standing) => standing.turns === turns);
  const { next, waiting } = rows[turns - 1] ?? { next: [], waiting: [] };
  const squares = cases.reduce((sum, { seen, came }) => {
    const said = [...next, ...waiting].reduce((total, weight, at) => total + weight * (seen[at] ?? 0), 0);
    return sum + (said - came) ** 2;
  }, 0);
  return { coins: Math.sqrt(squares / Math.max(1, cases.length)), cases: cases.length };
}
