import { raceColours } from '../../../look/palette.ts';
import { ball, chain, hoop, limb, type Part, plate } from '../shape.ts';
import { arm, eyes, mound } from './body.ts';

/** A tall bent hat with a bell, beard to the belt, a staff with a glowing orb. */
export function wizards(): Part[] {
  const { main, second, skin, accent } = raceColours('wizards');
  const beard = '#f3f0e8';
  return [
    mound(),
    limb([0, 0.02, 0], [0, 0.56, 0], 0.32, 0.14, main, 'clay', 10),
    hoop([0, 0.05, 0], 0.31, 0.03, second, 'clay', [0, 0, 0], 14),
    ...arm([0.15, 0.54, 0], [0.32, 0.44, 0.08], [0.42, 0.5, 0.2], main, skin, 0.075),
    ...arm([-0.15, 0.54, 0], [-0.32, 0.46, 0.08], [-0.42, 0.46, 0.2], main, skin, 0.075),
    ball([0, 0.7, 0.03], [0.18, 0.18, 0.18], skin),
    ...eyes([0, 0.73, 0.18], 0.14, 0.042),
    ball([0, 0.67, 0.23], [0.05, 0.06, 0.06], '#d98a6a', 'clay', 6),
    limb([0, 0.64, 0.1], [0, 0.22, 0.26], 0.18, 0.03, beard, 'clay', 8),
    plate([0, 0.85, -0.02], 0.38, 0.04, [0, 1, 0.24], main, 'clay', 14),
    hoop([0, 0.89, -0.02], 0.2, 0.04, '#b23a2a', 'clay', [0.24, 0, 0]),
    chain(
      [
        [0, 0.86, -0.02],
        [0, 1.16, -0.06],
        [0.08, 1.38, -0.06],
        [0.26, 1.46, -0.04],
        [0.36, 1.36, -0.02],
      ],
      [0.22, 0.14, 0.09, 0.05, 0.02],
      main,
      'clay',
      9,
    ),
    ball([0.37, 1.32, -0.02], 0.05, second, 'metal', 6),
    ball([0, 1.04, 0.14], [0.06, 0.06, 0.02], second, 'metal', 5),
    limb([-0.44, 0, 0.22], [-0.44, 1.04, 0.18], 0.035, 0.04, '#6a4425', 'clay', 6),
    ball([-0.44, 1.12, 0.18], 0.095, accent, 'glow', 8),
  ];
}
