import { type Estimate, meanOf } from '../../src/opponents/fairness/estimate.ts';

/** How far one is ahead of the other in the same games, on average. */
export const aheadOf = (one: readonly number[], other: readonly number[]): Estimate =>
  meanOf(other.map((lead, game) => (one[game] ?? 0) - lead));

/** The standard error of an estimate. */
export const errorOf = ({ mean, high }: Estimate): number => (high - mean) / 1.96;

/** A figure that so large a part of all stay within. */
export const within = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? 0;

/** A mean with its 95 % interval, for reading. */
export function told({ mean, low, high }: Estimate, digits = 2, times = 1): string {
  const [at, from, to] = [mean, low, high].map((value) => (value * times).toFixed(digits).replace('-', '−'));
  return `${at} (${from} to ${to})`;
}

/** For files: no figure is precise beyond so many digits. */
export const rounded = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits + 0;
