import { raceColours } from '../../../look/palette.ts';
import { ball, limb, mirrored, type Part } from '../shape.ts';
import { arm, eyes, legs, mound } from './body.ts';

/** Huge shoulders and forearms under a small head; a pine tree for a walking stick. */
export function giants(): Part[] {
  const { main, second, skin, accent } = raceColours('giants');
  return [
    mound(),
    ...legs('#6b4a2c', 0.36, 0.26, 0.14),
    ball([0, 0.56, 0.02], [0.4, 0.38, 0.34], main, 'clay', 10),
    ball([0, 0.9, -0.02], [0.46, 0.26, 0.28], second, 'clay', 9),
    ball([0, 0.5, 0.22], [0.26, 0.24, 0.18], skin),
    ...arm([0.44, 0.94, 0], [0.58, 0.62, 0.1], [0.52, 0.34, 0.22], skin, skin, 0.14),
    ...arm([-0.44, 0.94, 0], [-0.6, 0.7, 0.12], [-0.5, 0.56, 0.28], skin, skin, 0.14),
    ball([0, 1.2, 0.06], [0.18, 0.19, 0.18], skin),
    ...eyes([0, 1.22, 0.22], 0.13, 0.04),
    ball([0, 1.15, 0.25], 0.06, '#c9805f', 'clay', 5),
    ball([0, 1.06, 0.14], [0.16, 0.1, 0.12], '#5a3a20'),
    ...mirrored((side) => [ball([side * 0.07, 1.29, 0.2], [0.075, 0.025, 0.04], '#5a3a20', 'clay', 5)]),
    ball([0, 1.34, 0.02], [0.17, 0.08, 0.17], '#5a3a20', 'clay', 7),
    limb([-0.5, 0, 0.3], [-0.5, 1.0, 0.28], 0.055, 0.045, '#5b3a22', 'clay', 6),
    limb([-0.5, 0.72, 0.29], [-0.5, 1.16, 0.28], 0.24, 0.03, accent, 'clay', 7),
    limb([-0.5, 1.0, 0.28], [-0.5, 1.42, 0.27], 0.18, 0, accent, 'clay', 7),
  ];
}
