import { raceColours } from '../../../look/palette.ts';
import { ball, block, limb, type Part, plate } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Farmer and knight in one: a kettle hat with a wide brim, tabard in two halves, sword, kite shield. */
export function humans(): Part[] {
  const { main, second, skin, accent } = raceColours('humans');
  return [
    mound(),
    ...legs('#4a4038', 0.2, 0.2, 0.085),
    limb([0, 0.14, 0], [0, 0.52, 0], 0.25, 0.19, main, 'clay', 9),
    block([0.1, 0.34, 0.13], [0.19, 0.36, 0.16], second, [-0.1, 0, 0]),
    ball([0, 0.52, 0], [0.22, 0.12, 0.17], accent, 'metal'),
    ...arm([0.22, 0.52, 0], [0.36, 0.42, 0.06], [0.38, 0.44, 0.2], accent, accent, 0.07),
    ...arm([-0.22, 0.52, 0], [-0.34, 0.4, 0.08], [-0.28, 0.38, 0.22], accent, accent, 0.07),
    ball([0, 0.74, 0.03], [0.19, 0.19, 0.19], skin),
    ...eyes([0, 0.75, 0.2], 0.15, 0.045),
    ball([0, 0.67, 0.21], [0.12, 0.035, 0.05], '#8a5a2a', 'clay', 6),
    plate([0, 0.86, 0.01], 0.33, 0.045, [0, 1, 0.08], accent, 'metal', 14),
    ball([0, 0.88, 0.01], [0.2, 0.16, 0.2], accent, 'metal'),
    limb([0.38, 0.46, 0.22], [0.42, 1.06, 0.24], 0.045, 0.012, '#d5dae0', 'metal', 4),
    block([0.385, 0.5, 0.22], [0.18, 0.035, 0.05], '#e0aa36', [0, 0, 0.05], 'metal'),
    block([-0.3, 0.46, 0.28], [0.3, 0.24, 0.05], second, [0.1, -0.25, 0]),
    limb([-0.3, 0.36, 0.28], [-0.28, 0.1, 0.26], 0.17, 0, second, 'clay', 4),
    block([-0.31, 0.46, 0.31], [0.07, 0.2, 0.04], '#f1dfa0', [0.1, -0.25, 0]),
  ];
}
