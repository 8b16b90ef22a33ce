import { raceColours } from '../../../look/palette.ts';
import { ball, block, chain, limb, mirrored, type Part, plate } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** No neck, a jaw wider than the skull, tusks, topknot, broad axe. */
export function orcs(): Part[] {
  const { main, second, skin, accent } = raceColours('orcs');
  return [
    mound(),
    ...legs(second, 0.3, 0.2, 0.11),
    ball([0, 0.42, 0], [0.34, 0.28, 0.25], main),
    limb([0, 0.16, 0], [0, 0.3, 0], 0.26, 0.29, second, 'clay', 9),
    block([0, 0.2, 0.24], [0.15, 0.16, 0.04], accent),
    ...arm([0.32, 0.54, 0], [0.5, 0.42, 0.08], [0.46, 0.28, 0.2], skin, skin, 0.11),
    ...arm([-0.32, 0.54, 0], [-0.48, 0.42, 0.1], [-0.46, 0.4, 0.24], skin, skin, 0.11),
    ball([0.38, 0.6, 0], [0.19, 0.15, 0.18], '#7d828a', 'metal', 7),
    ...[0, 1, 2].map((k) =>
      limb([0.34 + k * 0.07, 0.68 - k * 0.04, 0], [0.4 + k * 0.13, 0.86 - k * 0.1, 0], 0.04, 0, '#f4e6bf', 'clay', 5),
    ),
    ball([0, 0.72, 0.12], [0.24, 0.2, 0.22], skin),
    ball([0, 0.62, 0.18], [0.28, 0.13, 0.2], skin),
    ...eyes([0, 0.77, 0.31], 0.18, 0.045, '#f8d24a'),
    ...mirrored((side) => [
      block([side * 0.09, 0.84, 0.32], [0.15, 0.045, 0.06], '#3d4f1f', [0, 0, side * 0.4]),
      limb([side * 0.13, 0.6, 0.35], [side * 0.17, 0.8, 0.4], 0.04, 0, '#f4e6bf', 'clay', 5),
      limb([side * 0.22, 0.74, 0.08], [side * 0.42, 0.8, 0.02], 0.06, 0, skin, 'clay', 5),
    ]),
    chain(
      [
        [0, 0.88, 0.08],
        [0, 1.06, 0.02],
        [0, 1.2, -0.08],
        [0, 1.14, -0.2],
      ],
      [0.05, 0.06, 0.06, 0.01],
      '#2a1a16',
    ),
    limb([-0.46, 0.02, 0.24], [-0.5, 1.0, 0.24], 0.035, 0.035, '#6a4425', 'clay', 5),
    plate([-0.56, 0.84, 0.26], 0.2, 0.05, [0.35, 0, 1], '#b9c0c7', 'metal', 9),
    block([-0.46, 0.84, 0.22], [0.1, 0.14, 0.09], '#5d6269', [0, 0.3, 0], 'metal'),
  ];
}
