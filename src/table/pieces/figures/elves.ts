import { raceColours } from '../../../look/palette.ts';
import { ball, chain, limb, mirrored, type Part } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Slim, long leaf ears, tall pointed hood, a bow held across. */
export function elves(): Part[] {
  const { main, second, skin, accent } = raceColours('elves');
  return [
    mound(),
    ...legs(second, 0.16, 0.26, 0.06),
    limb([0, 0.2, 0], [0, 0.62, 0], 0.2, 0.12, main),
    limb([0, 0.1, -0.1], [0, 0.62, -0.06], 0.3, 0.12, second, 'clay', 6),
    ...arm([0.13, 0.58, 0], [0.26, 0.48, 0.08], [0.3, 0.5, 0.2], main, skin, 0.05),
    ...arm([-0.13, 0.58, 0], [-0.24, 0.46, 0.08], [-0.14, 0.46, 0.22], main, skin, 0.05),
    ball([0, 0.78, 0.02], [0.17, 0.19, 0.17], skin),
    ...eyes([0, 0.78, 0.16], 0.14, 0.04),
    ball([0, 0.82, -0.04], [0.2, 0.2, 0.19], accent, 'clay', 7),
    limb([0, 0.84, -0.05], [0, 1.24, -0.16], 0.21, 0, main, 'clay', 8),
    ...mirrored((side) => [
      chain(
        [
          [side * 0.15, 0.79, 0],
          [side * 0.32, 0.88, -0.03],
          [side * 0.44, 1.0, -0.06],
        ],
        [0.05, 0.06, 0.008],
        skin,
        'clay',
        4,
      ),
    ]),
    chain(
      [
        [0.44, 0.06, 0.2],
        [0.36, 0.22, 0.34],
        [0.3, 0.5, 0.3],
        [0.2, 0.78, 0.36],
        [0.08, 0.94, 0.24],
      ],
      [0.015, 0.03, 0.038, 0.03, 0.012],
      '#7a4a22',
    ),
    limb([0.44, 0.06, 0.2], [0.08, 0.94, 0.24], 0.008, 0.008, '#f4ecd8', 'clay', 3),
  ];
}
