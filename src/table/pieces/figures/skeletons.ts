import { raceColours } from '../../../look/palette.ts';
import { ball, block, chain, hoop, limb, mirrored, type Part, plate } from '../shape.ts';
import { mound } from './body.ts';

/** Egg skull with ember eyes, ribs over a dark core, knobbly limbs, tattered cape, rusty sword. */
export function skeletons(): Part[] {
  const { main, second, skin, accent } = raceColours('skeletons');
  return [
    mound('#3a3432'),
    ...mirrored((side) => [
      limb([side * 0.11, 0, 0.02], [side * 0.1, 0.3, 0], 0.035, 0.035, main, 'clay', 5),
      ball([side * 0.11, 0.15, 0.02], 0.055, main, 'clay', 5),
      ball([side * 0.12, 0.03, 0.07], [0.06, 0.035, 0.11], main, 'clay', 6),
    ]),
    ball([0, 0.32, 0], [0.16, 0.07, 0.12], main, 'clay', 7),
    limb([0, 0.32, -0.02], [0, 0.66, -0.02], 0.07, 0.09, skin),
    ...[0.42, 0.5, 0.58].map((y, k) => hoop([0, y, 0], 0.13 + k * 0.025, 0.032, main, 'clay', [0.15, 0, 0], 9)),
    limb([0, 0.12, -0.16], [0, 0.64, -0.1], 0.27, 0.15, second, 'clay', 5),
    ...mirrored((side) => [ball([side * 0.2, 0.63, 0], 0.065, main, 'clay', 6)]),
    chain(
      [
        [0.2, 0.62, 0],
        [0.36, 0.5, 0.08],
        [0.38, 0.5, 0.2],
      ],
      [0.04, 0.04, 0.06],
      main,
      'clay',
      5,
    ),
    chain(
      [
        [-0.2, 0.62, 0],
        [-0.34, 0.48, 0.1],
        [-0.28, 0.44, 0.22],
      ],
      [0.04, 0.04, 0.06],
      main,
      'clay',
      5,
    ),
    ball([0, 0.92, 0], [0.23, 0.25, 0.24], main, 'clay', 9),
    block([0, 0.74, 0.12], [0.2, 0.12, 0.16], main),
    ...mirrored((side) => [
      ball([side * 0.095, 0.9, 0.19], [0.075, 0.08, 0.05], skin, 'clay', 7),
      ball([side * 0.09, 0.9, 0.225], 0.03, accent, 'glow', 5),
    ]),
    block([0, 0.83, 0.235], [0.035, 0.05, 0.02], skin),
    ...[-0.06, 0, 0.06].map((x) => block([x, 0.74, 0.2], [0.012, 0.09, 0.03], skin)),
    limb([0.38, 0.46, 0.22], [0.46, 1.1, 0.24], 0.045, 0.015, '#a5673f', 'metal', 4),
    block([0.385, 0.52, 0.22], [0.17, 0.035, 0.05], '#6b4a2c', [0, 0, -0.12]),
    plate([-0.3, 0.44, 0.29], 0.19, 0.05, [-0.3, 0, 1], second, 'clay', 9),
    plate([-0.31, 0.44, 0.32], 0.06, 0.05, [-0.3, 0, 1], '#b08a4a', 'metal', 8),
  ];
}
