import type { Sample } from './samples.ts';

/** Spread of the lead of one game that lasts ten rounds more, in coins, and what of it there is right before the end. */
const spread = 15;
const least = 0.2;

/** How many coins a figure of a trait is expected to bring at most, without evidence; those that go with time more. */
const expected = { of: 3, scaled: 0.5 };

/** Coins for each unit of a trait, by ridge regression on what brought more than it promised, within each decision. */
export function fitted(samples: readonly Sample[]): Record<string, number> {
  const names = [
    ...new Set(samples.flatMap(({ tried }) => tried.flatMap(({ traits }) => traits.map(([name]) => name)))),
  ].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const size = names.length;
  const normal = Array.from({ length: size }, (_, at) => {
    const prior = /^(race|power)\.|^all/.test(names[at] ?? '') ? expected.of : expected.scaled;
    return new Float64Array(size).fill(0).with(at, prior ** -2);
  });
  const right = new Float64Array(size);
  for (const { tried, left } of samples) {
    const rows = tried.map(({ traits }) => {
      const row = new Float64Array(size);
      for (const [name, figure] of traits) row[place.get(name) ?? 0] = figure;
      return row;
    });
    const centre = new Float64Array(size);
    for (const row of rows)
      for (let at = 0; at < size; at++) centre[at] = (centre[at] ?? 0) + (row[at] ?? 0) / rows.length;
    const more = tried.map(({ lead, promise }) => lead - promise);
    const mean = more.reduce((sum, one) => sum + one, 0) / more.length;
    const weight = (spread * (least + left)) ** -2;
    for (const [index, row] of rows.entries()) {
      const seen = names.flatMap((_, at): [number, number][] => {
        const figure = (row[at] ?? 0) - (centre[at] ?? 0);
        return figure === 0 ? [] : [[at, figure]];
      });
      for (const [at, figure] of seen) {
        right[at] = (right[at] ?? 0) + weight * figure * ((more[index] ?? 0) - mean);
        const line = normal[at];
        if (line) for (const [other, second] of seen) line[other] = (line[other] ?? 0) + weight * figure * second;
      }
    }
  }
  const weights = solved(normal, right);
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]));
}

/** Solves a symmetric, positive definite system (Gauss without pivots). */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows[at] ?? [];
    for (let below = at + 1; below < size; below++) {
      const row = rows[below] ?? [];
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      if (factor !== 0)
        for (let column = at; column <= size; column++)
          row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  const found = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    let rest = row[size] ?? 0;
    for (let column = at + 1; column < size; column++) rest -= (row[column] ?? 0) * (found[column] ?? 0);
    found[at] = rest / (row[at] ?? 1);
  }
  return found;
}
