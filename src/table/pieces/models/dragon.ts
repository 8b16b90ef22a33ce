import { eyes } from '../figures/body.ts';
import { ball, chain, joined, limb, mirrored, type Part, type Triple } from '../shape.ts';

/** Sits like a cat: wings half open, S-shaped neck, tail round its base. */
export function dragon(): Part {
  const red = '#c9442f';
  return joined([
    ball([0, 0.34, -0.12], [0.3, 0.36, 0.32], red, 'clay', 10),
    ball([0, 0.34, 0.04], [0.2, 0.3, 0.2], '#e8b25a', 'clay', 8),
    ...mirrored((side) => [
      limb([side * 0.2, 0.34, 0.08], [side * 0.2, 0.03, 0.24], 0.1, 0.09, red),
      ball([side * 0.2, 0.05, 0.3], [0.1, 0.06, 0.13], red, 'clay', 6),
      ball([side * 0.3, 0.16, -0.12], [0.15, 0.18, 0.22], red, 'clay', 7),
      ...[-0.1, 0.15, 0.4].map((spread, k): Part => {
        const tip: Triple = [side * (0.95 - k * 0.16), 0.95 - k * 0.3, -0.3 - spread * 0.4];
        return limb([side * 0.14, 0.6, -0.16], tip, 0.13, 0.015, k === 1 ? '#5a1f2a' : '#7a2a34', 'clay', 3);
      }),
      limb([side * 0.08, 1.28, 0.14], [side * 0.16, 1.46, -0.02], 0.045, 0, '#f2dfb0', 'clay', 5),
    ]),
    chain(
      [
        [0, 0.56, -0.02],
        [0, 0.78, -0.14],
        [0, 0.98, -0.06],
        [0, 1.14, 0.1],
      ],
      [0.2, 0.15, 0.13, 0.14],
      red,
      'clay',
      8,
    ),
    ball([0, 1.2, 0.16], [0.16, 0.14, 0.17], red),
    limb([0, 1.16, 0.22], [0, 1.1, 0.46], 0.12, 0.08, red, 'clay', 7),
    ball([0, 1.1, 0.46], [0.085, 0.07, 0.06], '#b2322a', 'clay', 6),
    ...eyes([0, 1.27, 0.27], 0.18, 0.05, '#ffd23a'),
    chain(
      [
        [0, 0.1, -0.4],
        [0.4, 0.07, -0.4],
        [0.56, 0.07, -0.02],
        [0.4, 0.08, 0.34],
        [0.14, 0.1, 0.48],
      ],
      [0.14, 0.11, 0.09, 0.065, 0.02],
      red,
      'clay',
      7,
    ),
    limb([0.16, 0.1, 0.47], [-0.02, 0.14, 0.52], 0.09, 0, '#5a1f2a', 'clay', 3),
    ...[0.62, 0.8, 0.98].map((y, k) =>
      limb([0, y, -0.22 + k * 0.06], [0, y + 0.12, -0.36 + k * 0.06], 0.05, 0, '#f2dfb0', 'clay', 4),
    ),
  ]);
}
