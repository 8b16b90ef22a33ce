import {
  above,
  add,
  ball,
  below,
  blended,
  chain,
  clay,
  cloth,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  gold,
  model,
  type Parts,
  shared,
  soft,
} from '../../language/index.ts';

const canvas = cloth('#f2e6c6');
const stripe = cloth('#3f7f86');
const hem = cloth('#c9a24a');
const wood = clay('#7a5230');
const rope = clay('#cdb98a');
const dark = cloth('#2e2118');
const rug = cloth('#8e3a34');

const ground = add(cloth('#6b6243'), blended(0.05, ellipsoid([0, -0.02, 0.02], [0.58, 0.065, 0.55])), {
  blend: 0.006,
  importance: 0.6,
});

const sixth = (x: number, z: number) => Math.cos(Math.atan2(x, z) * 8);
/** A round wall under a roof that sags between its eight ribs. */
const wall: Field = shared(
  0.014,
  (x, _y, z) => (Math.hypot(x, z) - 0.405 - 0.008 * sixth(x, z)) * 0.95,
  above(0),
  below(0.4),
);
const roof: Field = (x, y, z) => {
  const out = Math.hypot(x, z);
  const t = Math.min(1, Math.max(0, (y - 0.37) / 0.58));
  return (out - 0.43 * (1 - t) ** 1.35 - 0.02 - 0.016 * (1 - t) * sixth(x, z)) * 0.62;
};
const isStripe: Field = (x, _y, z) => -sixth(x, z) * 0.1;

const pavilion: Parts = [
  add(canvas, wall, { blend: 0.008 }),
  decal(stripe, isStripe, { on: canvas, importance: 1.1 }),
  // The way in, its flaps turned back.
  decal(
    dark,
    shared(
      0.01,
      (x, y) => Math.abs(x) - 0.13 * Math.min(1, Math.max(0.05, (0.37 - y) / 0.26)),
      (_x, _y, z) => 0.2 - z,
    ),
    { importance: 1.4 },
  ),
  ...[1, -1].map((side) =>
    add(canvas, cone([side * 0.165, 0.02, 0.4], [side * 0.03, 0.36, 0.39], 0.05, 0.026), { blend: 0.008 }),
  ),
  add(stripe, shared(0.012, roof, above(0.37), below(0.95)), { blend: 0.008 }),
  decal(canvas, isStripe, { on: stripe, importance: 1.1 }),
  // A scalloped hem all round.
  add(
    hem,
    shared(
      0.008,
      (x, _y, z) => Math.abs(Math.hypot(x, z) - 0.432) - 0.022,
      (x, y, z) => Math.abs(y - 0.37 - 0.014 * Math.cos(Math.atan2(x, z) * 16)) - 0.03,
    ),
    { blend: 0.006 },
  ),
  soft('#8a7a58', ellipsoid([0, 0.36, 0], [0.42, 0.05, 0.42]), { width: 0.06, amount: 0.7 }),
  add(gold('#e0aa36'), ball([0, 0.975, 0], 0.052), { blend: 0.006 }),
  add(wood, cone([0, 0.95, 0], [0, 1.2, 0], 0.026), { blend: 0.004 }),
  add(
    rug,
    shared(
      0.008,
      (x, y) => Math.abs(y - 1.13) - 0.066 + 0.22 * x,
      (x, _y, z) => Math.abs(z - 0.025 * Math.sin(x * 16)) - 0.024,
      (x) => -x,
      (x) => x - 0.27,
    ),
    { blend: 0.004 },
  ),
];

const ropes: Parts = [40, 100, 160, 200, 260, 320].map((turn) =>
  frame({ at: [0, 0, 0], turn: [0, turn, 0] }, [
    add(rope, cone([0, 0.38, 0.45], [0, 0.03, 0.6], 0.018), { blend: 0.004, importance: 0.9 }),
    add(wood, cone([0, 0.0, 0.585], [0, 0.085, 0.63], 0.028, 0.022), { blend: 0.004, importance: 0.9 }),
  ]),
);

/** A pavilion: round, striped, with a scalloped hem, ropes and pegs, a rug before its door. */
export default model({
  height: 1.2,
  onChip: false,
  overhang: 0.68,
  triangles: { figure: 1200, low: 340 },
  parts: [
    ground,
    add(rug, ellipsoid([0, 0.035, 0.45], [0.15, 0.03, 0.12]), { blend: 0.006 }),
    pavilion,
    ropes,
    add(
      wood,
      chain([
        [0.3, 0.06, 0.36, 0.07],
        [0.3, 0.16, 0.36, 0.075],
        [0.3, 0.2, 0.36, 0.06],
      ]),
      { blend: 0.006 },
    ),
  ],
});
