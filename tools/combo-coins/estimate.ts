import type { Brought } from './games.ts';

/** Coins a turn with their 95 % interval, and the turns they were counted in. */
export interface Estimate {
  readonly coins: number;
  readonly low: number;
  readonly high: number;
  readonly turns: number;
}

const z = 1.96;

/**
 * Coins a turn over many games. Turns of one game are alike, games are not: so a game counts as one observation (the variance of a ratio of sums over
 * games).
 */
export function estimateOf(games: readonly Brought[]): Estimate {
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  const coins = games.reduce((sum, game) => sum + game.coins, 0) / turns;
  const count = games.length;
  const squares = games.reduce((sum, game) => sum + (game.coins - coins * game.turns) ** 2, 0);
  const half = count < 2 ? Number.POSITIVE_INFINITY : (z * Math.sqrt((squares * count) / (count - 1))) / turns;
  return { coins, low: Math.max(0, coins - half), high: coins + half, turns };
}
