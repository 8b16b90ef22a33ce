import { raceColours } from '../../../look/palette.ts';
import { ball, block, chain, limb, mirrored, type Part } from '../shape.ts';
import { eyes, mound } from './body.ts';

/** Deep crouch with the knuckles on the ground, round pale eyes, torn shroud, a shard of a gravestone. */
export function ghouls(): Part[] {
  const { main, second, skin, accent } = raceColours('ghouls');
  return [
    mound('#3c3a34'),
    ball([0, 0.3, -0.08], [0.28, 0.24, 0.3], second),
    limb([0, 0.04, -0.16], [0, 0.42, -0.08], 0.36, 0.2, second, 'clay', 7),
    ...mirrored((side) => [
      limb([side * 0.16, 0.2, 0.02], [side * 0.28, 0.04, 0.18], 0.09, 0.06, main),
      chain(
        [
          [side * 0.26, 0.42, 0.02],
          [side * 0.46, 0.3, 0.14],
          [side * 0.42, 0.06, 0.32],
        ],
        [0.08, 0.065, 0.08],
        skin,
      ),
      ...[-0.05, 0, 0.05].map((x) =>
        limb([side * 0.42 + x, 0.05, 0.34], [side * 0.42 + x * 1.4, 0.01, 0.46], 0.022, 0, '#efe6d0', 'clay', 4),
      ),
      chain(
        [
          [side * 0.2, 0.74, 0.02],
          [side * 0.34, 0.84, -0.02],
        ],
        [0.06, 0.01],
        skin,
        'clay',
        4,
      ),
    ]),
    ball([0, 0.6, 0.14], [0.27, 0.25, 0.25], skin),
    ...eyes([0, 0.66, 0.36], 0.24, 0.09, accent),
    block([0, 0.47, 0.36], [0.26, 0.055, 0.05], '#2a1a1e'),
    ...[-0.08, 0, 0.08].map((x) => block([x, 0.485, 0.385], [0.04, 0.045, 0.03], '#f4ecd8')),
    ...[-0.06, 0.07].map((x) => limb([x, 0.82, 0.1], [x * 2.6, 0.96, 0.04], 0.025, 0, '#38352f', 'clay', 4)),
    block([-0.14, 0.36, -0.34], [0.3, 0.5, 0.08], '#8b8f90', [-0.2, 0.2, 0.16]),
  ];
}
