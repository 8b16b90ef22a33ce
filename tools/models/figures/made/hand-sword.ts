import {
  add,
  ball,
  cone,
  type Field,
  frame,
  handModel,
  iron,
  roundedBox,
  shared,
  strap,
  trim,
} from '../../language/index.ts';

const blade: Field = shared(
  0.006,
  roundedBox([0, 0.38, 0], [0.08, 0.34, 0.036], 0.008),
  (x, _, z) => Math.abs(x) * 0.45 + Math.abs(z) - 0.042,
  (x, y) => (y - 0.71 + Math.abs(x) * 1.5) / 1.8,
);

/** A broad straight sword, its flat turned halfway for the front and the side. */
export default handModel(
  frame({ at: [0, 0, 0.02], turn: [0, -30, 0] }, [
    add(strap, cone([0, -0.13, 0], [0, 0.1, 0], 0.038), { blend: 0.004 }),
    add(trim, ball([0, -0.15, 0], 0.052), { blend: 0.004 }),
    add(trim, roundedBox([0, 0.115, 0], [0.16, 0.036, 0.045], 0.02), { blend: 0.006 }),
    add(iron, blade, { blend: 0.004 }),
  ]),
);
