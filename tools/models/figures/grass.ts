import { bar, type Clay, made } from '../turned/index.ts';

const blade = ['#4f7a30', '#b3c46a'] as const;

/** Blades that bend outwards from one foot. */
const tuft = (blades: number): Clay =>
  Array.from({ length: blades }, (_, k) => {
    const [angle, far] = [k * 2.4, 0.014 + 0.01 * ((k * 0.37) % 1)];
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return bar([x * 0.006, 0, z * 0.006], [x * far, 0.046 - 0.004 * (k % 3), z * far], 0.0075, 0, blade, 3, 'cloth');
  }).flat();

/** A tuft of grass. */
export default made(0.035, tuft(6), tuft(4));
