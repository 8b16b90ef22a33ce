import {
  add,
  ball,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  garb,
  handModel,
  iron,
  placed,
  shades,
  shared,
  trim,
} from '../../language/index.ts';

/** Swallow-tailed and waving, streaming back. */
const wave = (x: number) => 0.045 * Math.sin((x + 0.04) * 11);
const flag: Field = shared(
  0.01,
  (x, _, z) => (Math.abs(z - wave(x)) - 0.03) * 0.85,
  (x, y) => Math.abs(y - 0.6 + 0.1 * x) - 0.18 - 0.05 * x,
  (x) => x,
  (x, y) => (-x - 0.3 - 0.6 * Math.abs(y - 0.6 + 0.1 * x)) * 0.82,
);

/** A pole with a flag of two colours. */
export default handModel([
  add(shades.wood, cone([0, -0.52, 0.02], [0, 0.8, 0.02], 0.034, 0.032), { blend: 0.004 }),
  frame({ at: [0, 0, 0.02], turn: [0, -52, 0] }, [
    add(garb, flag, { blend: 0.004 }),
    decal(
      trim,
      placed((x, y) => (Math.abs(x) + Math.abs(y) - 0.115) * 0.7, [-0.16, 0.615, 0]),
      { on: garb, importance: 3 },
    ),
    decal(trim, (x, y) => Math.abs(Math.abs(y - 0.6 + 0.1 * x) - 0.165) - 0.032, { on: garb, importance: 1.2 }),
  ]),
  add(iron, ellipsoid([0, 0.86, 0.02], [0.042, 0.085, 0.042]), { blend: 0.006 }),
  add(iron, ball([0, 0.785, 0.02], 0.045), { blend: 0.004 }),
]);
