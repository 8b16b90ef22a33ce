import { billow, type Clay, made } from '../turned/index.ts';

const leaves = ['#3f6430', '#74923f'] as const;

const shape = (sides: number): Clay => [
  ...billow([-0.01, 0.016, -0.006], [0.04, 0.04, 0.036], leaves, sides),
  ...billow([0.03, 0.008, 0.014], [0.027, 0.026, 0.027], leaves, sides),
];

/** A bush: two billows, light above. */
export default made(0.066, shape(6), shape(4));
