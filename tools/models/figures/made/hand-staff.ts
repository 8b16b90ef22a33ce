import { add, blended, chain, ellipsoid, glow, handModel, iron, shades, torus } from '../../language/index.ts';

/** A gnarled staff whose roots hold a stone that glows. */
export default handModel([
  add(
    shades.wood,
    blended(
      0.02,
      chain([
        [0.01, -0.52, 0.02, 0.036],
        [-0.012, -0.2, 0.025, 0.04],
        [0.008, 0.12, 0.02, 0.038],
        [0, 0.42, 0.02, 0.046],
      ]),
      ...[0, 1, 2].map((k) => {
        const [x, z] = [Math.sin(k * 2.09 + 0.5), Math.cos(k * 2.09 + 0.5)];
        return chain(
          [
            [x * 0.02, 0.42, 0.02 + z * 0.02, 0.034],
            [x * 0.115, 0.52, 0.02 + z * 0.115, 0.032],
            [x * 0.08, 0.66, 0.02 + z * 0.08, 0.018],
          ],
          3,
        );
      }),
    ),
    { blend: 0.004 },
  ),
  add(glow('#7af0d8'), ellipsoid([0, 0.58, 0.02], [0.072, 0.1, 0.072]), { blend: 0, importance: 1.6 }),
  add(iron, torus([0, 0.36, 0.02], 0.042, 0.026, undefined, 1.4), { blend: 0.004 }),
]);
