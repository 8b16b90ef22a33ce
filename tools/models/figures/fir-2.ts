import { conifer } from '../turned/conifer.ts';

/** A spruce, slender, blue in the shade. */
export default conifer(
  [
    [0.078, 0.04, 0.15, 0.036],
    [0.064, 0.11, 0.22, 0.027],
    [0.046, 0.18, 0.325, 0],
  ],
  ['#4a2f1c', '#20504a', '#33715a', '#76a870'],
  -0.008,
);
