import { conifer } from '../turned/conifer.ts';

/** A fir of three broad skirts, a little crooked. */
export default conifer(
  [
    [0.098, 0.045, 0.15, 0.04],
    [0.078, 0.108, 0.21, 0.03],
    [0.055, 0.168, 0.285, 0],
  ],
  ['#4a2f1c', '#2a5a3a', '#3f8048', '#93bd62'],
  0.012,
);
