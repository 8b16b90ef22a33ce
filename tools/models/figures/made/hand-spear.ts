import {
  add,
  blended,
  chain,
  cone,
  type Field,
  frame,
  handModel,
  iron,
  roundedBox,
  shades,
  shared,
  torus,
  trim,
} from '../../language/index.ts';

const leaf: Field = shared(
  0.006,
  (x, y) => (Math.abs(x) - 0.12 * Math.min((y - 0.56) / 0.11, (0.97 - y) / 0.3)) * 0.8,
  roundedBox([0, 0.76, 0], [0.13, 0.21, 0.044], 0.006),
  (x, _, z) => Math.abs(x) * 0.42 + Math.abs(z) - 0.05,
);

/** A spear with a leaf-shaped head and a pennon of cloth. */
export default handModel([
  add(shades.wood, cone([0, -0.52, 0.02], [0, 0.62, 0.02], 0.034, 0.032), { blend: 0.004 }),
  frame({ at: [0, 0, 0.02], turn: [0, -32, 0] }, [
    add(iron, leaf, { blend: 0.006 }),
    add(iron, torus([0, 0.58, 0], 0.036, 0.028, undefined, 1.6), { blend: 0.006 }),
  ]),
  add(
    trim,
    blended(
      0.01,
      chain([
        [0.01, 0.53, 0.02, 0.045],
        [-0.09, 0.47, 0.0, 0.046],
        [-0.17, 0.46, -0.04, 0.018],
      ]),
      chain([
        [0.01, 0.5, 0.02, 0.04],
        [-0.07, 0.39, 0.02, 0.044],
        [-0.13, 0.33, 0.0, 0.018],
      ]),
    ),
    { blend: 0.006 },
  ),
]);
