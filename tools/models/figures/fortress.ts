import {
  add,
  ball,
  blended,
  clay,
  cloth,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  gold,
  metal,
  model,
  type Parts,
  roundedBox,
  shared,
  soft,
} from '../language/index.ts';

const wall = clay('#b3a78d');
const pale = clay('#cbbfa6');
const dim = clay('#958b78');
const roof = clay('#5d6468');
const wood = clay('#5b3823');
const iron = metal('#5d6066');
const flag = cloth('#d9c9a0');
const dark = clay('#2a1f18');
const moss = cloth('#6f8a44');

const ground = add(
  cloth('#6b6149'),
  blended(
    0.05,
    ellipsoid([0, -0.02, 0], [0.58, 0.07, 0.56]),
    ellipsoid([0.46, 0.02, 0.28], [0.09, 0.07, 0.08]),
    ellipsoid([-0.48, 0.02, 0.2], [0.08, 0.05, 0.1]),
  ),
  { blend: 0.006, importance: 0.6 },
);

/** Walls that lean inwards. */
const tower =
  (wide: number, lean: number, low: number, high: number, rounding: number): Field =>
  (x, y, z) => {
    const shrink = wide - lean * (y - low);
    const [u, v, w] = [
      Math.abs(x) - shrink + rounding,
      Math.abs(y - (low + high) / 2) - (high - low) / 2 + rounding,
      Math.abs(z) - shrink + rounding,
    ];
    return (
      (Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)) + Math.min(Math.max(u, v, w), 0) - rounding) * 0.97
    );
  };

const stoneOf = (k: number) => (k % 3 === 0 ? pale : k % 3 === 1 ? dim : wall);
/** Pillows of stone that stand out of the wall, here and there. */
const pillows: Parts = (
  [
    [-0.26, 0.17, 0],
    [0.27, 0.34, 0],
    [-0.16, 0.47, 0],
    [0.24, 0.12, 1],
    [-0.1, 0.3, 1],
    [0.2, 0.47, 1],
    [-0.2, 0.15, 2],
    [0.15, 0.33, 2],
    [-0.02, 0.48, 2],
    [0.18, 0.14, 3],
    [-0.12, 0.36, 3],
    [0.22, 0.46, 3],
  ] as const
).map(([x, y, side], k) =>
  frame(
    { at: [0, 0, 0], turn: [0, side * 90, 0] },
    add(stoneOf(k), roundedBox([x, y, 0.395 - 0.09 * y], [0.085, 0.05, 0.03], 0.03, [-5, 0, 0]), {
      blend: 0.008,
      importance: 0.9,
    }),
  ),
);

const keep: Parts = [
  add(wall, tower(0.41, 0.09, -0.05, 0.6, 0.04), { blend: 0.02 }),
  pillows,
  // The platform, wider than the walls, and its merlons.
  add(pale, roundedBox([0, 0.6, 0], [0.425, 0.05, 0.425], 0.03), { blend: 0.012 }),
  ...[0, 1, 2, 3].flatMap((side) =>
    [-0.36, -0.12, 0.12].map((x) =>
      frame(
        { at: [0, 0, 0], turn: [0, side * 90, 0] },
        add(pale, roundedBox([x, 0.71, 0.37], [0.075, 0.08, 0.055], 0.022), { blend: 0.01 }),
      ),
    ),
  ),
  add(dim, roundedBox([0, 0.645, 0], [0.3, 0.012, 0.3], 0.01), { blend: 0.004, importance: 0.8 }),
];

const gateOutline =
  (wide: number, tall: number): Field =>
  (x, y) =>
    y < tall - wide ? Math.abs(x) - wide : Math.hypot(x, y - (tall - wide)) - wide;
const gate: Parts = [
  add(
    dim,
    shared(
      0.02,
      gateOutline(0.205, 0.42),
      (_x, _y, z) => Math.abs(z - 0.36) - 0.09,
      (_, y) => -0.03 - y,
    ),
    { blend: 0.01 },
  ),
  add(
    dark,
    shared(0.004, gateOutline(0.145, 0.355), (_x, _y, z) => Math.abs(z - 0.4) - 0.052),
    { blend: 0.002, importance: 3 },
  ),
  // The portcullis, half drawn up.
  ...[-0.085, 0, 0.085].map((x) =>
    add(iron, cone([x, 0.13, 0.45], [x, 0.34 - Math.abs(x) * 0.5, 0.45], 0.02, 0.022), {
      blend: 0.003,
      importance: 1.4,
    }),
  ),
  ...[0.17, 0.26].map((y) =>
    add(iron, cone([-0.13, y, 0.45], [0.13, y, 0.45], 0.02), { blend: 0.003, importance: 1.4 }),
  ),
];

const slit = (x: number, side: number): Parts =>
  frame(
    { at: [0, 0, 0], turn: [0, side * 90, 0] },
    decal(dark, roundedBox([x, 0.4, 0.38], [0.03, 0.085, 0.1], 0.01), { importance: 3 }),
  );

/** The round corner turret with its slate cone and a flag that flies to the side. */
const turret: Parts = frame({ at: [-0.29, 0, -0.28] }, [
  add(wall, cone([0, 0, 0], [0, 0.86, 0], 0.225, 0.19), { blend: 0.01 }),
  ...[0.25, 0.5, 0.72].map((y, k) =>
    add(
      stoneOf(k),
      ellipsoid(
        [Math.sin(k * 2.2 - 0.8) * 0.2, y, Math.cos(k * 2.2 - 0.8) * 0.2],
        [0.075, 0.045, 0.05],
        [0, (k * 2.2 - 0.8) * 57, 0],
      ),
      { blend: 0.01 },
    ),
  ),
  add(pale, (x, y, z) => Math.max(Math.hypot(x, z) - 0.235, Math.abs(y - 0.885) - 0.04) * 0.95, { blend: 0.008 }),
  add(
    roof,
    (x, y, z) => {
      const out = Math.hypot(x, z);
      return Math.max((out - 0.28 + 0.61 * (y - 0.92) - 0.14 * Math.max(0, 0.1 - (y - 0.92))) * 0.8, 0.915 - y);
    },
    { blend: 0.004 },
  ),
  decal(dark, roundedBox([0.06, 0.68, 0.2], [0.035, 0.07, 0.1], 0.034, [0, 20, 0]), { importance: 3 }),
  add(wood, cone([0, 1.3, 0], [0, 1.52, 0], 0.03, 0.03), { blend: 0.006 }),
  add(gold('#e0aa36'), ball([0, 1.54, 0], 0.042), { blend: 0.004 }),
  add(
    flag,
    shared(
      0.008,
      (x, _, z) => (Math.abs(z - 0.04 * Math.sin(x * 14)) - 0.028) * 0.85,
      (x) => Math.max(-x, x - 0.36),
      (x, y) => (Math.abs(y - 1.42) - 0.1 + 0.2 * x) * 0.95,
    ),
    { blend: 0.004 },
  ),
]);

/** A Fortress: a square keep with merlons, a corner turret with a slate cone, an arched gate: in no player's colour. */
export default model({
  height: 1.55,
  size: 0.51,
  onChip: false,
  overhang: 0.72,
  triangles: { figure: 1100, low: 360 },
  parts: [
    ground,
    keep,
    slit(-0.24, 0),
    slit(0.24, 0),
    slit(0, 1),
    slit(0.05, 3),
    gate,
    turret,
    soft(moss.colour, (_, y) => y - 0.07, { width: 0.1, amount: 0.7, on: wall }),
  ],
});
