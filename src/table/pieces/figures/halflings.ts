import { raceColours } from '../../../look/palette.ts';
import { ball, limb, mirrored, type Part, plate } from '../shape.ts';
import { arm, eyes, mound } from './body.ts';

/** Round belly, curls, huge bare feet, a frying pan. */
export function halflings(): Part[] {
  const { main, second, skin, accent } = raceColours('halflings');
  const curls = [
    [0, 0.8, 0],
    [0.13, 0.77, 0.05],
    [-0.13, 0.77, 0.05],
    [0.19, 0.68, -0.04],
    [-0.19, 0.68, -0.04],
    [0.1, 0.76, -0.13],
    [-0.1, 0.76, -0.13],
    [0, 0.66, -0.2],
  ] as const;
  return [
    mound('#4c5a2c'),
    ...mirrored((side) => [
      limb([side * 0.13, 0.06, 0], [side * 0.13, 0.2, 0], 0.075, 0.08, skin),
      ball([side * 0.17, 0.06, 0.12], [0.11, 0.065, 0.2], skin, 'clay', 7),
      ball([side * 0.17, 0.12, 0.1], [0.06, 0.03, 0.07], accent, 'clay', 5),
    ]),
    ball([0, 0.32, 0], [0.27, 0.22, 0.24], main),
    ball([0, 0.32, -0.03], [0.28, 0.2, 0.23], second, 'clay', 7),
    ...arm([0.22, 0.42, 0], [0.34, 0.36, 0.1], [0.4, 0.42, 0.18], main, skin, 0.06),
    ...arm([-0.22, 0.42, 0], [-0.32, 0.32, 0.1], [-0.24, 0.3, 0.24], main, skin, 0.06),
    ball([0, 0.62, 0.03], [0.2, 0.18, 0.19], skin),
    ...eyes([0, 0.64, 0.2], 0.15, 0.045),
    ...mirrored((side) => [ball([side * 0.13, 0.57, 0.16], 0.045, '#e8836b', 'clay', 5)]),
    ...curls.map((at) => ball(at, 0.1, accent, 'clay', 6)),
    limb([0.4, 0.4, 0.18], [0.46, 0.62, 0.2], 0.022, 0.022, '#3a2f2a', 'clay', 5),
    plate([0.5, 0.78, 0.22], 0.17, 0.045, [-0.25, 0, 1], '#4b4a50', 'metal', 10),
    ball([0.49, 0.78, 0.25], [0.07, 0.07, 0.02], '#f6c73c', 'wet', 6),
  ];
}
