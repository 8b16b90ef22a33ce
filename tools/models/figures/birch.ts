import { bar, billow, type Clay, made } from '../turned/index.ts';

const bark = ['#8f8778', '#e6dfcf'] as const;
const leaves = ['#4f7a3a', '#97b557'] as const;

const crown = (sides: number): Clay => [
  ...billow([0.004, 0.165, 0], [0.056, 0.09, 0.054], leaves, sides),
  ...(sides > 5 ? billow([0.034, 0.12, 0.022], [0.036, 0.046, 0.035], leaves, sides - 1) : []),
];

/** A birch: a pale, slender trunk under a tall, light crown. */
export default made(
  0.085,
  [...bar([0, 0, 0], [0.004, 0.13, 0], 0.018, 0.012, bark, 5), ...crown(6)],
  [...bar([0, 0, 0], [0, 0.12, 0], 0.017, 0.012, bark, 3), ...crown(4)],
);
