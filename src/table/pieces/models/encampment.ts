import { ball, block, joined, limb, type Part } from '../shape.ts';

/** Two crooked tents, a camp fire, a crate. */
export function encampment(): Part {
  const tent = (x: number, z: number, size: number, colour: string): Part[] => [
    limb([x, 0, z], [x + 0.03, size * 1.25, z - 0.02], size * 0.72, 0.02, colour, 'clay', 5),
    limb([x, 0, z + size * 0.38], [x + 0.02, size * 0.7, z + size * 0.2], size * 0.22, 0.01, '#3a2a1c', 'clay', 3),
    limb([x + 0.03, size * 1.1, z - 0.02], [x + 0.05, size * 1.45, z - 0.03], 0.018, 0.018, '#7a5230', 'clay', 4),
  ];
  return joined([
    ...tent(-0.2, -0.08, 0.44, '#d8b98a'),
    ...tent(0.26, -0.14, 0.34, '#b5553a'),
    block([-0.24, 0.3, 0.1], [0.1, 0.1, 0.03], '#7f9a5a', [-0.5, 0.3, 0.2]),
    limb([0.02, 0.02, 0.36], [0.2, 0.05, 0.3], 0.03, 0.03, '#5b3a22', 'clay', 5),
    limb([0.04, 0.05, 0.28], [0.18, 0.02, 0.38], 0.03, 0.03, '#5b3a22', 'clay', 5),
    limb([0.11, 0.03, 0.33], [0.11, 0.24, 0.33], 0.075, 0, '#ff9a2f', 'glow', 6),
    ball([0.11, 0.07, 0.33], 0.06, '#ffd27a', 'glow', 6),
    block([0.4, 0.07, 0.2], [0.14, 0.14, 0.14], '#8b6238', [0, 0.5, 0]),
  ]);
}
