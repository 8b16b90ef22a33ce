import { raceColours } from '../../../look/palette.ts';
import { ball, chain, limb, mirrored, type Part, plate } from '../shape.ts';
import { arm, eyes, mound } from './body.ts';

/** Fish head with a fan of fins, webbed hands, trident, standing in a wave. */
export function tritons(): Part[] {
  const { main, second, skin, accent } = raceColours('tritons');
  return [
    mound(second),
    chain(
      [
        [0.3, 0.05, 0.1],
        [0.1, 0.12, 0.24],
        [-0.2, 0.1, 0.22],
        [-0.32, 0.2, 0.04],
      ],
      [0.06, 0.1, 0.09, 0.02],
      '#9fd8e8',
      'wet',
    ),
    limb([0, 0, 0], [0, 0.4, 0], 0.26, 0.18, second, 'clay', 9),
    ball([0, 0.46, 0], [0.22, 0.2, 0.17], main),
    ball([0, 0.42, 0.1], [0.14, 0.17, 0.1], skin),
    ball([0.24, 0.58, 0], [0.14, 0.1, 0.13], accent, 'clay', 7),
    ...arm([0.22, 0.54, 0], [0.34, 0.44, 0.08], [0.38, 0.5, 0.2], main, skin, 0.065),
    ...arm([-0.22, 0.54, 0], [-0.36, 0.44, 0.08], [-0.4, 0.36, 0.22], main, skin, 0.065),
    plate([-0.42, 0.32, 0.26], 0.11, 0.03, [0.3, 0.4, 1], skin, 'clay', 5),
    ball([0, 0.78, 0.06], [0.21, 0.2, 0.24], main),
    ball([0, 0.71, 0.24], [0.14, 0.075, 0.1], skin, 'wet'),
    ...eyes([0, 0.82, 0.2], 0.28, 0.07, '#fff3b8'),
    ...[-2, -1, 0, 1, 2].map((k) =>
      limb(
        [0, 0.86, -0.04 - k * 0.02],
        [k * 0.02, 1.16 - Math.abs(k) * 0.05, -0.06 - k * 0.15],
        0.055,
        0.012,
        accent,
        'clay',
        4,
      ),
    ),
    ...mirrored((side) => [limb([side * 0.17, 0.76, 0], [side * 0.42, 0.86, -0.14], 0.09, 0.008, accent, 'clay', 4)]),
    limb([0.42, 0, 0.2], [0.38, 0.98, 0.22], 0.026, 0.026, '#d6b45a', 'metal', 5),
    limb([0.26, 0.96, 0.22], [0.5, 0.98, 0.22], 0.026, 0.026, '#d6b45a', 'metal', 5),
    ...[0.26, 0.38, 0.5].map((x) => limb([x, 0.96, 0.22], [x, 1.2, 0.22], 0.03, 0, '#f0d27a', 'metal', 5)),
  ];
}
