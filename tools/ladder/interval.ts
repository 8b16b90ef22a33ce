/** A share of wins with its 95 % interval (Wilson), all from 0 to 1. */
export interface Rate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.96;

/** The rate for this many wins in this many games; a shared win counts as its share. */
export function rateOf(wins: number, games: number): Rate {
  const share = wins / games;
  const centre = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { games, share, low: centre - half, high: centre + half };
}
