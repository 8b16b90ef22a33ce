import { raceColours } from '../../../look/palette.ts';
import { ball, limb, mirrored, type Part } from '../shape.ts';
import { arm, eyes, mound } from './body.ts';

/** Floating on smoke, high winged collar, pointed cowl, both hands raised with a green flame between. */
export function sorcerers(): Part[] {
  const { main, second, skin, accent } = raceColours('sorcerers');
  return [
    mound('#3a3040'),
    limb([0, 0, 0], [0, 0.24, 0], 0.06, 0.2, '#8d84a0', 'clay', 8),
    ball([0.12, 0.06, 0.08], 0.11, '#a79fb8', 'clay', 6),
    ball([-0.14, 0.05, -0.04], 0.12, '#8d84a0', 'clay', 6),
    limb([0, 0.2, 0], [0, 0.72, 0], 0.3, 0.13, main, 'clay', 9),
    limb([0, 0.22, 0.06], [0, 0.68, 0.1], 0.13, 0.06, second, 'clay', 6),
    ...arm([0.17, 0.68, 0], [0.34, 0.62, 0.12], [0.2, 0.8, 0.32], main, skin, 0.06),
    ...arm([-0.17, 0.68, 0], [-0.34, 0.62, 0.12], [-0.2, 0.8, 0.32], main, skin, 0.06),
    ...mirrored((side) => [limb([side * 0.08, 0.68, -0.06], [side * 0.38, 1.12, -0.16], 0.14, 0.01, main, 'clay', 4)]),
    ball([0, 0.9, 0], [0.18, 0.2, 0.18], skin),
    ...eyes([0, 0.92, 0.16], 0.14, 0.042, '#e9f7d0'),
    limb([0, 0.76, 0.16], [0, 0.62, 0.2], 0.045, 0, '#1c1512', 'clay', 5),
    ball([0, 0.98, -0.03], [0.21, 0.18, 0.2], second),
    limb([0, 1.02, -0.04], [0, 1.36, -0.14], 0.17, 0, second, 'clay', 7),
    limb([0, 0.8, 0.36], [0, 1.08, 0.36], 0.1, 0, accent, 'glow', 6),
    ball([0, 0.8, 0.36], 0.1, accent, 'glow', 7),
  ];
}
