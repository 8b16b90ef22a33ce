import { type Estimate, meanOf } from '../../src/opponents/fairness/estimate.ts';

/** How far one is ahead of the other in the same games, on average. */
export const aheadOf = (one: readonly number[], other: readonly number[]): Estimate =>
  meanOf(other.map((lead, game) => (one[game] ?? 0) - lead));

/** The standard error of an estimate. */
export const errorOf = ({ mean, high }: Estimate): number => (high - mean) / 1.96;

/** The value below which a share of all values lies; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The value of which as many are above as below; NaN of none. */
export const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** A mean with its 95 % interval, for reading. */
export function told({ mean, low, high }: Estimate, digits = 2, times = 1): string {
  const [at, from, to] = [mean, low, high].map((value) => (value * times).toFixed(digits).replace('-', '−'));
  return `${at} (${from} to ${to})`;
}

/** A share in percent, for reading. */
export const percent = (share: number): string => (100 * share).toFixed(1);

/** For files: no figure is precise beyond so many digits. */
export const rounded = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits + 0;
