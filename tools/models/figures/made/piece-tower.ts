import {
  above,
  add,
  ball,
  below,
  blended,
  clay,
  cloth,
  cone,
  cylinder,
  decal,
  ellipsoid,
  type Field,
  frame,
  glow,
  gold,
  mirror,
  model,
  type Parts,
  roundedBox,
  shared,
  soft,
} from '../../language/index.ts';

const wall = clay('#b3a78d');
const pale = clay('#cbbfa6');
const dim = clay('#958b78');
const shingle = clay('#8a4432');
const wood = clay('#6b4528');
const plank = clay('#8f6238');
const red = cloth('#d8a93a');
const moss = cloth('#6f8a44');

const ground = add(
  cloth('#6b6149'),
  blended(
    0.05,
    ellipsoid([0, -0.02, 0], [0.48, 0.07, 0.46]),
    ellipsoid([0.38, 0.02, 0.22], [0.1, 0.08, 0.09]),
    ellipsoid([-0.36, 0.02, 0.26], [0.09, 0.06, 0.1]),
  ),
  { blend: 0.006, importance: 0.6 },
);

/** A round tower that narrows upwards. */
const shaft: Field = shared(0.02, cone([0, -0.2, 0], [0, 0.9, 0], 0.36, 0.2), above(0), below(0.62));

const stoneOf = (k: number) => (k % 3 === 0 ? pale : k % 3 === 1 ? dim : wall);
/** Pillows of stone that stand out of the wall, here and there. */
const pillows: Parts = Array.from({ length: 13 }, (_, k) => {
  const [turn, y] = [k * 137.5, 0.09 + ((k * 0.618) % 1) * 0.46];
  return frame(
    { at: [0, 0, 0], turn: [0, turn, 0] },
    add(stoneOf(k), roundedBox([0, y, 0.322 - 0.145 * y], [0.075, 0.042, 0.026], 0.026, [-8, 0, 0]), {
      blend: 0.008,
      importance: 0.9,
    }),
  );
});

/** A gallery of planks on beams, with a rail of posts. */
const gallery: Parts = [
  add(wood, cylinder([0, 0.62, 0], 0.335, 0.034, 0.014), { blend: 0.006 }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const angle = ((k + 0.5) * Math.PI) / 4;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return [
      add(wood, cone([x * 0.22, 0.5, z * 0.22], [x * 0.31, 0.61, z * 0.31], 0.036), { blend: 0.006 }),
      add(plank, cone([x * 0.305, 0.62, z * 0.305], [x * 0.305, 0.79, z * 0.305], 0.032), { blend: 0.006 }),
    ];
  }),
  add(
    plank,
    shared(
      0.006,
      (x, _y, z) => Math.abs(Math.hypot(x, z) - 0.308) - 0.026,
      (_x, y) => Math.abs(y - 0.785) - 0.03,
    ),
    { blend: 0.006 },
  ),
  add(wall, cylinder([0, 0.72, 0], 0.2, 0.12, 0.02), { blend: 0.008 }),
  ...[0, 72, 144, 216, 288].map((turn) =>
    frame(
      { at: [0, 0, 0], turn: [0, turn, 0] },
      add(glow('#ffb347'), roundedBox([0, 0.73, 0.19], [0.04, 0.05, 0.03], 0.012), { blend: 0, importance: 1.3 }),
    ),
  ),
];

const roof: Parts = [
  add(
    shingle,
    blended(0.02, cone([0, 0.84, 0], [0, 1.26, 0], 0.31, 0.02), cylinder([0, 0.845, 0], 0.33, 0.026, 0.02)),
    { blend: 0.008 },
  ),
  ...[0.95, 1.06].map((y) =>
    decal(clay('#6e3426'), (_x, v) => Math.abs(v - y) - 0.014, { on: shingle, importance: 1 }),
  ),
  soft('#4f2419', ellipsoid([0, 0.83, 0], [0.4, 0.06, 0.4]), { width: 0.08, on: shingle }),
  add(gold('#e0aa36'), ball([0, 1.29, 0], 0.045), { blend: 0.006 }),
  add(wood, cone([0, 1.25, 0], [0, 1.47, 0], 0.024), { blend: 0.004 }),
  add(
    red,
    shared(
      0.008,
      (x, y) => Math.abs(y - 1.41) - 0.062 + 0.2 * x,
      (x, _y, z) => Math.abs(z - 0.025 * Math.sin(x * 16)) - 0.024,
      (x) => -x,
      (x) => x - 0.26,
    ),
    { blend: 0.004 },
  ),
];

const door: Parts = frame({ at: [0, 0, 0.33], turn: [-8, 0, 0] }, [
  add(
    pale,
    shared(
      0.01,
      (x, y) => Math.hypot(x, Math.max(0, y - 0.15)) - 0.125,
      (_x, _y, z) => Math.abs(z) - 0.045,
      above(0),
    ),
    { blend: 0.008 },
  ),
  add(
    wood,
    shared(
      0.01,
      (x, y) => Math.hypot(x, Math.max(0, y - 0.15)) - 0.085,
      (_x, _y, z) => Math.abs(z) - 0.055,
      above(0),
    ),
    { blend: 0.004 },
  ),
  decal(clay('#3b2416'), (x) => Math.abs(Math.abs(x) - 0.04) - 0.008, { on: wood, importance: 1 }),
  add(gold('#e0aa36'), ball([0.05, 0.11, 0.06], 0.022), { blend: 0.003, importance: 1.5 }),
]);

/** A watchtower: round, with a gallery of planks, lit windows, a pointed roof and a pennon. */
export default model({
  height: 1.45,
  onChip: false,
  overhang: 0.55,
  triangles: { figure: 1200, low: 340 },
  parts: [
    ground,
    add(wall, shaft, { blend: 0.01 }),
    pillows,
    soft('#6f6a58', ellipsoid([0, 0, 0], [0.6, 0.12, 0.6]), { width: 0.14, on: wall }),
    add(
      moss,
      blended(
        0.02,
        ellipsoid([0.24, 0.05, 0.2], [0.12, 0.05, 0.08]),
        ellipsoid([-0.26, 0.04, 0.16], [0.08, 0.05, 0.08]),
      ),
      { blend: 0.012 },
    ),
    door,
    gallery,
    roof,
    mirror(add(dim, ellipsoid([0.33, 0.04, 0.2], [0.07, 0.05, 0.06]), { blend: 0.01 })),
  ],
});
