import { ball, joined, limb, mirrored, type Part, pebble, plate } from '../shape.ts';

/** A Troll's Lair: a heap of boulders, a mouth ringed with teeth, two dim eyes in the dark. */
export function lair(): Part {
  return joined([
    pebble([0, 0.18, -0.12], [0.42, 0.4, 0.32], '#6f7a78', 0.4),
    pebble([-0.34, 0.14, 0.06], [0.2, 0.26, 0.22], '#7c8684', 1.1),
    pebble([0.34, 0.14, 0.06], [0.22, 0.28, 0.22], '#66716f', 2),
    pebble([0, 0.5, 0.02], [0.32, 0.16, 0.24], '#6f7a78', 2.6),
    ball([0, 0.58, -0.04], [0.3, 0.1, 0.24], '#587b2c', 'clay', 8),
    plate([0, 0.2, 0.2], 0.22, 0.06, [0, 0.1, 1], '#1d1714', 'clay', 10),
    ...mirrored((side) => [
      ball([side * 0.07, 0.24, 0.235], 0.032, '#ffd23a', 'glow', 6),
      limb([side * 0.07, 0.4, 0.24], [side * 0.06, 0.29, 0.27], 0.035, 0, '#f0e4c4', 'clay', 4),
      limb([side * 0.16, 0.36, 0.22], [side * 0.13, 0.27, 0.26], 0.03, 0, '#f0e4c4', 'clay', 4),
      limb([side * 0.11, 0.02, 0.26], [side * 0.09, 0.13, 0.27], 0.035, 0, '#f0e4c4', 'clay', 4),
    ]),
    limb([0.18, 0.03, 0.4], [0.4, 0.03, 0.36], 0.03, 0.03, '#f0e4c4', 'clay', 5),
    limb([0.24, 0.03, 0.46], [0.34, 0.04, 0.28], 0.028, 0.028, '#e4d6b2', 'clay', 5),
  ]);
}
