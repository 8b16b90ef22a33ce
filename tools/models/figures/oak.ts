import { bar, billow, type Clay, made } from '../turned/index.ts';

const bark = ['#4a2f1c', '#6d4a2c'] as const;
const leaves = ['#356238', '#7ba04a'] as const;

const crown = (sides: number): Clay => [
  ...billow([0.0, 0.145, -0.01], [0.078, 0.075, 0.072], leaves, sides),
  ...billow([0.058, 0.11, 0.03], [0.05, 0.05, 0.048], leaves, sides),
  ...(sides > 6 ? billow([-0.058, 0.108, 0.034], [0.046, 0.046, 0.045], leaves, sides) : []),
];

/** An oak: a trunk under a crown of three billows. */
export default made(
  0.115,
  [...bar([0, 0, 0], [0.004, 0.1, 0], 0.026, 0.017, bark, 5), ...crown(7)],
  [...bar([0, 0, 0], [0, 0.1, 0], 0.024, 0.018, bark, 3), ...crown(5)],
);
