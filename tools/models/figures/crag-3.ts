import { massif } from '../turned/peaks.ts';

/** Teeth of rock, low and close together. */
export default massif(
  [
    [0.01, 0.0, 0.168, 0.074],
    [-0.06, 0.024, 0.118, 0.064],
    [0.064, 0.026, 0.104, 0.06],
  ],
  0.16,
);
