import { massif } from '../turned/peaks.ts';

/** Teeth of rock, low and close together. */
export default massif(
  [
    [0.01, 0.0, 0.16, 0.066],
    [-0.058, 0.028, 0.107, 0.054],
    [0.06, 0.03, 0.087, 0.05],
  ],
  0.135,
);
