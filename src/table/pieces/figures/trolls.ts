import { raceColours } from '../../../look/palette.ts';
import { ball, chain, limb, mirrored, type Part } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Shoulders higher than the head, arms to the ground, long nose, mossy back with toadstools, trunk club. */
export function trolls(): Part[] {
  const { main, second, skin, accent } = raceColours('trolls');
  return [
    mound(),
    ...legs(main, 0.28, 0.2, 0.12),
    ball([0, 0.46, -0.02], [0.34, 0.3, 0.28], main),
    ball([0, 0.4, 0.14], [0.22, 0.2, 0.16], skin),
    limb([0, 0.16, 0], [0, 0.28, 0], 0.28, 0.31, '#5a3a22', 'clay', 9),
    ball([0, 0.74, -0.14], [0.42, 0.26, 0.26], second, 'clay', 9),
    ...arm([0.38, 0.72, 0], [0.54, 0.4, 0.08], [0.46, 0.12, 0.2], main, main, 0.12),
    ...arm([-0.38, 0.72, 0], [-0.54, 0.48, 0.1], [-0.46, 0.4, 0.24], main, main, 0.12),
    ball([0, 0.76, 0.16], [0.2, 0.2, 0.19], main),
    ...eyes([0, 0.84, 0.31], 0.17, 0.05, '#f8e27a'),
    chain(
      [
        [0, 0.78, 0.32],
        [0, 0.66, 0.46],
        [0, 0.5, 0.5],
      ],
      [0.06, 0.075, 0.07],
      skin,
    ),
    ball([0, 0.49, 0.51], 0.075, '#d98a86', 'clay', 6),
    ball([0, 0.92, 0.12], [0.2, 0.09, 0.19], second, 'clay', 7),
    ...mirrored((side) => [
      limb([side * 0.17, 0.8, 0.12], [side * 0.42, 0.9, 0.06], 0.085, 0.01, skin, 'clay', 4),
      limb([side * 0.09, 0.68, 0.33], [side * 0.1, 0.77, 0.36], 0.025, 0, '#f4ecd8', 'clay', 4),
    ]),
    ...[
      [0.22, 0.98, -0.14, 0.11],
      [-0.16, 1.0, -0.2, 0.085],
    ].flatMap(([x = 0, y = 0, z = 0, r = 0.1]) => [
      limb([x, y - 0.12, z], [x, y + 0.1, z], 0.035, 0.03, '#f1e7d0', 'clay', 5),
      ball([x, y + 0.1, z], [r, r * 0.7, r], accent, 'wet', 8),
      ball([x + r * 0.4, y + 0.1 + r * 0.5, z + r * 0.4], r * 0.2, '#fff6e4', 'clay', 4),
    ]),
    limb([-0.46, 0.34, 0.26], [-0.52, 1.06, 0.28], 0.05, 0.12, '#6a4425', 'clay', 7),
  ];
}
