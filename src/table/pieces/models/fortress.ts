import { block, joined, limb, mirrored, type Part, plate } from '../shape.ts';

/** A square keep with merlons, a corner turret with a blue cone and a flag, an arched gate. */
export function fortress(): Part {
  const wall = '#c2b79e';
  const merlons = [-0.24, 0, 0.24].flatMap((k) => [
    block([k, 0.66, 0.28], [0.12, 0.12, 0.1], wall),
    block([k, 0.66, -0.28], [0.12, 0.12, 0.1], wall),
    block([0.28, 0.66, k], [0.1, 0.12, 0.12], wall),
    block([-0.28, 0.66, k], [0.1, 0.12, 0.12], wall),
  ]);
  return joined([
    limb([0, 0, 0], [0, 0.58, 0], 0.5, 0.45, '#a59b86', 'clay', 4),
    block([0, 0.57, 0], [0.7, 0.09, 0.7], wall, [0, 0, 0]),
    ...merlons,
    limb([-0.3, 0, -0.28], [-0.3, 0.92, -0.28], 0.19, 0.17, wall, 'clay', 9),
    limb([-0.3, 0.9, -0.28], [-0.3, 1.22, -0.28], 0.25, 0, '#4a6a9a', 'clay', 9),
    limb([-0.3, 1.18, -0.28], [-0.3, 1.4, -0.28], 0.015, 0.015, '#5b3823', 'clay', 4),
    block([-0.2, 1.34, -0.28], [0.2, 0.11, 0.02], '#d23b2b'),
    block([0, 0.15, 0.34], [0.22, 0.26, 0.06], '#3b2416', [-0.06, 0, 0]),
    plate([0, 0.28, 0.335], 0.11, 0.06, [0, 0, 1], '#3b2416', 'clay', 10),
    ...mirrored((side) => [block([side * 0.22, 0.38, 0.33], [0.05, 0.14, 0.04], '#2a1c14')]),
  ]);
}
