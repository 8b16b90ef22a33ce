/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.96;

const around = (mean: number, half: number): Estimate => ({ mean, low: mean - half, high: mean + half });

/** The mean of what each game brought. Unbounded where a single game says nothing of how games differ. */
export function meanOf(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return around(mean, count < 2 ? Number.POSITIVE_INFINITY : z * Math.sqrt(squares / (count - 1) / count));
}

export interface Brought {
  readonly coins: number;
  readonly turns: number;
}

/** A game counts as one observation, as its turns are alike (variance of a ratio of sums over games). */
export function rateOf(games: readonly Brought[]): Estimate {
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  if (turns === 0) return around(0, Number.POSITIVE_INFINITY);
  const coins = games.reduce((sum, game) => sum + game.coins, 0) / turns;
  const count = games.length;
  const squares = games.reduce((sum, game) => sum + (game.coins - coins * game.turns) ** 2, 0);
  return around(coins, count < 2 ? Number.POSITIVE_INFINITY : (z * Math.sqrt((squares * count) / (count - 1))) / turns);
}

/** Where a straight line through the points has a value, and how far that is uncertain; null if it hardly rises. */
export function crossingOf(points: readonly (readonly [x: number, y: number])[], value: number): Estimate | null {
  const count = points.length;
  if (count < 3) return null;
  const middle = points.reduce((sum, [x]) => sum + x, 0) / count;
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  if (spread === 0) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - mean), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - mean - slope * (x - middle)) ** 2, 0) / (count - 2);
  // A line that may as well be level crosses nowhere in particular.
  if (slope <= z * Math.sqrt(rest / spread)) return null;
  const at = middle + (value - mean) / slope;
  return around(at, (z * Math.sqrt(rest / count + (rest * (at - middle) ** 2) / spread)) / slope);
}
