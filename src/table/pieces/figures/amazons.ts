import { raceColours } from '../../../look/palette.ts';
import { ball, chain, limb, type Part, plate } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Crested helm, round shield with a sun, spear. */
export function amazons(): Part[] {
  const { main, second, skin, accent } = raceColours('amazons');
  return [
    mound(),
    ...legs(skin, 0.26, 0.3, 0.075),
    limb([0, 0.24, 0], [0, 0.42, 0], 0.24, 0.15, second),
    ball([0, 0.48, 0], [0.18, 0.17, 0.15], main, 'metal'),
    ...arm([0.18, 0.54, 0], [0.32, 0.46, 0.06], [0.36, 0.5, 0.14], skin, skin, 0.06),
    ...arm([-0.18, 0.54, 0], [-0.3, 0.44, 0.1], [-0.28, 0.42, 0.2], skin, skin, 0.06),
    ball([0, 0.78, 0.02], [0.19, 0.2, 0.19], skin),
    ...eyes([0, 0.79, 0.18], 0.16, 0.045),
    ball([0, 0.85, -0.02], [0.22, 0.2, 0.23], main, 'metal'),
    chain(
      [
        [0, 0.98, 0.16],
        [0, 1.14, 0.04],
        [0, 1.12, -0.18],
        [0, 0.86, -0.32],
        [0, 0.6, -0.34],
      ],
      [0.05, 0.085, 0.095, 0.08, 0.03],
      second,
    ),
    plate([-0.3, 0.44, 0.26], 0.2, 0.05, [-0.3, 0.1, 1], accent, 'metal'),
    plate([-0.31, 0.44, 0.29], 0.11, 0.05, [-0.3, 0.1, 1], second),
    limb([0.42, 0.02, 0.12], [0.34, 1.02, 0.16], 0.022, 0.022, '#6a4425', 'clay', 5),
    limb([0.345, 0.98, 0.16], [0.325, 1.2, 0.17], 0.06, 0, main, 'metal', 4),
  ];
}
