import { add, ball, blended, clay, cloth, cone, ellipsoid, model, soft, tinted } from '../language/index.ts';

const green = tinted(cloth('#64a04a'), 1);
const trunk = clay('#5a3a22');

/** An oak: a forked trunk under a crown of four billows. */
export default model({
  height: 1,
  size: 0.215,
  onChip: false,
  overhang: 0.56,
  triangles: { figure: 110, low: 40 },
  parts: [
    add(
      trunk,
      blended(0.03, cone([0, 0, 0], [0, 0.5, 0], 0.11, 0.075), cone([0, 0.3, 0], [0.2, 0.48, 0.04], 0.06, 0.05)),
      { blend: 0 },
    ),
    add(
      green,
      blended(
        0.03,
        ellipsoid([-0.06, 0.7, -0.04], [0.36, 0.32, 0.34]),
        ball([0.26, 0.55, 0.1], 0.23),
        ball([-0.3, 0.54, 0.12], 0.2),
        ball([0.08, 0.58, -0.26], 0.22),
      ),
      { blend: 0.006 },
    ),
    soft('#86bb5c', ellipsoid([-0.04, 0.98, 0], [0.3, 0.14, 0.3]), { width: 0.14, amount: 0.8, on: green }),
  ],
});
