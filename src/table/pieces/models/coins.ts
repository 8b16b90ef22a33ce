import { block, hoop, joined, type Part, plate } from '../shape.ts';

/** Value of a coin piece. */
export type CoinValue = 1 | 3 | 5 | 10;
export const coinValues: readonly CoinValue[] = [10, 5, 3, 1];

/** Radius and thickness of each coin, in board units. */
export const coinSizes: Readonly<Record<CoinValue, { radius: number; thickness: number }>> = {
  1: { radius: 0.095, thickness: 0.032 },
  3: { radius: 0.115, thickness: 0.036 },
  5: { radius: 0.135, thickness: 0.04 },
  10: { radius: 0.165, thickness: 0.046 },
};

/** Coins by value: bigger with their worth, with one, three, five bars in relief, and a crown of dots on the ten. */
export function coin(value: CoinValue): Part {
  const { radius, thickness } = coinSizes[value];
  const gold = value === 1 ? '#c98b3c' : value === 3 ? '#d9a23a' : '#eab93f';
  const top = thickness;
  const bars = value === 10 ? 0 : value;
  const step = (radius * 1.1) / Math.max(2, bars);
  return joined([
    plate([0, thickness / 2, 0], radius, thickness, [0, 1, 0], gold, 'metal', 18),
    hoop([0, top, 0], radius * 0.88, radius * 0.09, gold, 'metal', [0, 0, 0], 18),
    ...Array.from({ length: bars }, (_, k) =>
      block([(k - (bars - 1) / 2) * step, top, 0], [step * 0.5, 0.02, radius * 0.9], '#f6d777', [0, 0, 0], 'metal'),
    ),
    ...(value === 10
      ? [
          hoop([0, top, 0], radius * 0.42, radius * 0.12, '#f6d777', 'metal'),
          plate([0, top, 0], radius * 0.16, 0.03, [0, 1, 0], '#f6d777', 'metal', 8),
        ]
      : []),
  ]);
}
