import { massif } from '../turned/peaks.ts';

/** A ridge: three peaks in a row, the middle one in snow. */
export default massif(
  [
    [0.0, -0.012, 0.228, 0.094],
    [0.088, 0.01, 0.16, 0.068],
    [-0.086, 0.02, 0.131, 0.066],
  ],
  0.175,
);
