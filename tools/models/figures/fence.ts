import { bar, type Clay, made } from '../turned/index.ts';

const wood = ['#5f452c', '#a98257'] as const;

const stake = (x: number, sides: number): Clay => bar([x, -0.015, 0], [x, 0.062, 0.002], 0.011, 0, wood, sides);
const rail = (low: number, high: number, sides: number): Clay =>
  bar([-0.054, low, 0], [0.054, high, 0.002], 0.0065, 0.0055, wood, sides);

/** A piece of fence along x: two pointed stakes and two rails, put up in a hurry. */
export default made(
  0.07,
  [...stake(-0.042, 4), ...stake(0.04, 4), ...rail(0.024, 0.02, 4), ...rail(0.038, 0.043, 4)],
  [...stake(-0.042, 3), ...stake(0.04, 3), ...rail(0.033, 0.036, 3)],
);
