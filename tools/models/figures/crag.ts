import { massif } from '../turned/peaks.ts';

/** A crag: a tall spire in snow, a lesser one beside it. */
export default massif(
  [
    [-0.022, -0.012, 0.276, 0.106],
    [0.08, 0.03, 0.165, 0.078],
  ],
  0.2,
);
