import { raceColours } from '../../../look/palette.ts';
import { ball, chain, hoop, limb, mirrored, type Part } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** A barrel with a beard to the boots, horned helmet, pick. */
export function dwarves(): Part[] {
  const { main, second, skin, accent } = raceColours('dwarves');
  return [
    mound(),
    ...legs('#3d2a1c', 0.3, 0.14, 0.11),
    ball([0, 0.34, 0], [0.32, 0.28, 0.26], main),
    ...arm([0.28, 0.46, 0], [0.38, 0.36, 0.08], [0.36, 0.32, 0.2], main, skin, 0.085),
    ...arm([-0.28, 0.46, 0], [-0.4, 0.38, 0.08], [-0.4, 0.34, 0.2], main, skin, 0.085),
    ball([0, 0.66, 0.04], [0.24, 0.2, 0.22], skin),
    ...eyes([0, 0.71, 0.22], 0.18, 0.055),
    ball([0, 0.63, 0.3], 0.075, '#d9694f', 'clay', 6),
    limb([0, 0.62, 0.14], [0, 0.14, 0.26], 0.24, 0.06, accent, 'clay', 8),
    ...mirrored((side) => [
      chain(
        [
          [side * 0.04, 0.57, 0.32],
          [side * 0.15, 0.55, 0.29],
          [side * 0.2, 0.46, 0.24],
        ],
        [0.05, 0.055, 0.02],
        '#e8862c',
      ),
      chain(
        [
          [side * 0.2, 0.86, 0],
          [side * 0.34, 0.93, 0],
          [side * 0.38, 1.1, 0],
        ],
        [0.075, 0.055, 0.012],
        '#f2e6cc',
      ),
    ]),
    ball([0, 0.8, 0], [0.25, 0.22, 0.25], second, 'metal', 9),
    hoop([0, 0.79, 0], 0.245, 0.04, '#e0aa36', 'metal', [0.1, 0, 0]),
    limb([-0.4, 0.02, 0.24], [-0.46, 0.86, 0.16], 0.03, 0.03, '#6a4425', 'clay', 5),
    chain(
      [
        [-0.66, 0.72, 0.34],
        [-0.56, 0.86, 0.24],
        [-0.45, 0.89, 0.16],
        [-0.34, 0.84, 0.02],
      ],
      [0.01, 0.045, 0.06, 0.015],
      second,
      'metal',
    ),
  ];
}
