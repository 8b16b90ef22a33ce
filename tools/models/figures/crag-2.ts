import { massif } from '../turned/peaks.ts';

/** A ridge: three peaks in a row, the middle one in snow. */
export default massif(
  [
    [0.0, -0.012, 0.236, 0.1],
    [0.094, 0.012, 0.166, 0.082],
    [-0.092, 0.02, 0.142, 0.078],
  ],
  0.21,
);
