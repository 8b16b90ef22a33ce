import { add, ball, blended, cloth, ellipsoid, model, soft } from '../language/index.ts';

const green = cloth('#557f35');

/** A bush: three billows, lighter above. */
export default model({
  height: 0.6,
  size: 0.105,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 48, low: 20 },
  parts: [
    add(
      green,
      blended(
        0.04,
        ellipsoid([-0.08, 0.26, -0.04], [0.36, 0.32, 0.32]),
        ball([0.26, 0.17, 0.08], 0.23),
        ball([-0.2, 0.13, 0.24], 0.2),
      ),
      { blend: 0 },
    ),
    soft('#7fa349', (_, y) => 0.34 - y, { width: 0.26, amount: 0.85, on: green }),
  ],
});
