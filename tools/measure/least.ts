/** A lower bound on a weighted sum: the factor for each index, and the bound. */
export interface Bound {
  readonly factors: ReadonlyMap<number, number>;
  readonly atLeast: number;
}

/** What is to be least, ½ x·H·x − g·x: H, symmetric and positive definite, and g. */
export interface Problem {
  readonly curvature: number[][];
  readonly slope: number[];
}

/** Nothing yet but a pull of each number towards nought. */
export const problemOf = (pulls: readonly number[]): Problem => ({
  curvature: pulls.map((pull, at) => new Array<number>(pulls.length).fill(0).with(at, pull)),
  slope: pulls.map(() => 0),
});

/** Adds the square of a weighted sum's distance from a value. */
export function addSquare(
  { curvature, slope }: Problem,
  factors: readonly (readonly [at: number, factor: number])[],
  value: number,
  weight: number,
): void {
  const counted = factors.filter(([, factor]) => factor !== 0);
  for (const [at, one] of counted) {
    slope[at] = (slope[at] ?? 0) + weight * one * value;
    const line = curvature[at] ?? [];
    for (const [column, other] of counted) line[column] = (line[column] ?? 0) + weight * one * other;
  }
}

/** Rounds of a solution: far more than it has ever taken. */
const most = 2000;
const exact = 1e-9;

/** The numbers at which it is least subject to the bounds (Hildreth's method: enforces each bound in turn until all hold). */
export function leastWithin({ curvature, slope }: Problem, bounds: readonly Bound[]): number[] {
  const inverse = inverted(curvature);
  const found = inverse.map((row) => row.reduce((sum, value, at) => sum + value * (slope[at] ?? 0), 0));
  const pushes = bounds.map(({ factors, atLeast }) => {
    const along = inverse.map((row) => sumOf(factors, row));
    return { factors, atLeast, along, stiffness: sumOf(factors, along), force: 0 };
  });
  for (let round = 0, moved = 1; round < most && moved > exact; round++) {
    moved = 0;
    for (const push of pushes) {
      const force = Math.max(0, push.force + (push.atLeast - sumOf(push.factors, found)) / push.stiffness);
      const change = force - push.force;
      push.force = force;
      moved = Math.max(moved, Math.abs(change));
      for (const [at, along] of push.along.entries()) found[at] = (found[at] ?? 0) + change * along;
    }
  }
  return found;
}

function sumOf(factors: Bound['factors'], values: readonly number[]): number {
  let sum = 0;
  for (const [at, factor] of factors) sum += factor * (values[at] ?? 0);
  return sum;
}

/** The inverse of a positive definite matrix, by Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (const [at, row] of rows.entries()) {
    const lead = row[at] ?? 1;
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / lead;
    for (const other of rows) {
      const share = other[at] ?? 0;
      if (other === row || share === 0) continue;
      for (let column = 0; column < row.length; column++)
        other[column] = (other[column] ?? 0) - share * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
