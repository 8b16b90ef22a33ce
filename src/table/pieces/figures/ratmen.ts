import { raceColours } from '../../../look/palette.ts';
import { ball, block, chain, limb, mirrored, type Part, plate } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Hunched, long snout, round ears, curled tail, a wedge of cheese. */
export function ratmen(): Part[] {
  const { main, second, skin, accent } = raceColours('ratmen');
  return [
    mound(),
    ...legs(skin, 0.22, 0.14, 0.075),
    ball([0, 0.32, -0.05], [0.25, 0.27, 0.25], main),
    ball([0, 0.34, 0], [0.24, 0.2, 0.21], second, 'clay', 7),
    ...arm([0.2, 0.42, 0], [0.32, 0.34, 0.1], [0.24, 0.34, 0.24], main, skin, 0.055),
    ...arm([-0.2, 0.42, 0], [-0.34, 0.36, 0.1], [-0.36, 0.4, 0.22], main, skin, 0.055),
    ball([0, 0.64, 0.06], [0.2, 0.19, 0.2], main),
    limb([0, 0.62, 0.14], [0, 0.54, 0.44], 0.15, 0.05, main, 'clay', 8),
    ball([0, 0.54, 0.45], 0.055, skin, 'wet', 6),
    ...eyes([0, 0.71, 0.21], 0.19, 0.045),
    block([0, 0.47, 0.38], [0.06, 0.07, 0.03], '#f7f2e2'),
    ...mirrored((side) => [
      plate([side * 0.24, 0.84, 0], 0.17, 0.05, [side * 0.35, 0.1, 1], main, 'clay', 10),
      plate([side * 0.25, 0.84, 0.025], 0.12, 0.03, [side * 0.35, 0.1, 1], skin, 'clay', 9),
    ]),
    chain(
      [
        [0, 0.12, -0.26],
        [0.22, 0.08, -0.36],
        [0.42, 0.16, -0.24],
        [0.46, 0.36, -0.14],
        [0.38, 0.5, -0.16],
      ],
      [0.075, 0.06, 0.048, 0.036, 0.02],
      skin,
    ),
    block([0.24, 0.4, 0.31], [0.2, 0.12, 0.12], accent, [0, 0.5, 0.2]),
    chain(
      [
        [-0.36, 0.42, 0.24],
        [-0.4, 0.62, 0.26],
        [-0.36, 0.8, 0.26],
      ],
      [0.035, 0.045, 0.006],
      '#c3c8cc',
      'metal',
      4,
    ),
  ];
}
