/** A case: what was seen, and what it came to. */
export interface Sample {
  readonly seen: readonly number[];
  readonly came: number;
}

/** A slight pull towards nought, so that what hardly ever occurs gets no wild weight. */
const ridge = 2;

/** The weights of what was seen that come nearest to what it came to (least squares, by Gauss and Jordan). All samples see equally many things. */
export function leastSquares(samples: readonly Sample[]): number[] {
  const size = samples[0]?.seen.length ?? 0;
  // Each row: the normal equations of one weight, and their right side last.
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => {
      const pull = row === column ? ridge : 0;
      return samples.reduce((sum, { seen, came }) => sum + (seen[row] ?? 0) * (seen[column] ?? came), pull);
    }),
  );
  for (const [at, row] of rows.entries()) {
    const lead = row[at] ?? 1;
    for (let column = 0; column <= size; column++) row[column] = (row[column] ?? 0) / lead;
    for (const other of rows) {
      const share = other[at] ?? 0;
      if (other === row || share === 0) continue;
      for (let column = 0; column <= size; column++) other[column] = (other[column] ?? 0) - share * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** How far the weights are off on average, as a root mean square. */
export function errorOf(weights: readonly number[], samples: readonly Sample[]): number {
  const squares = samples.reduce((sum, { seen, came }) => {
    const said = seen.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
    return sum + (said - came) ** 2;
  }, 0);
  return Math.sqrt(squares / samples.length);
}
