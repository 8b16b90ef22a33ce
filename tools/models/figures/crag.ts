import { massif } from '../turned/peaks.ts';

/** A crag: a tall spire with snow on its tip, a lesser one beside it. */
export default massif(
  [
    [-0.012, -0.01, 0.276, 0.1],
    [0.07, 0.035, 0.145, 0.065],
  ],
  0.16,
);
