import {
  add,
  ball,
  blended,
  carve,
  clay,
  cone,
  ellipsoid,
  frame,
  glow,
  gold,
  half,
  metal,
  model,
  type Parts,
  roundedBox,
  shared,
} from '../language/index.ts';

const spoil = clay('#7a6f64');
const paleSpoil = clay('#968a7c');
const dark = clay('#17110d');
const timber = clay('#8a5f36');
const paleTimber = clay('#a6774a');
const iron = metal('#5d6066');
const lamp = glow('#ffbf4d');
const ore = gold('#e5b84a');

const heap: Parts = [
  add(
    spoil,
    blended(
      0.05,
      shared(
        0.06,
        ellipsoid([0, 0.2, -0.22], [0.66, 0.56, 0.46]),
        half([0.5, 0.6, 0.4], 0.5),
        half([-0.6, 0.5, 0.3], 0.46),
      ),
      ellipsoid([-0.55, 0.08, 0.02], [0.26, 0.24, 0.26]),
    ),
    { blend: 0.02, importance: 0.8 },
  ),
  add(paleSpoil, shared(0.05, ellipsoid([0.5, 0.12, -0.08], [0.28, 0.3, 0.28]), half([0.6, 0.6, 0.5], 0.48)), {
    blend: 0.02,
    importance: 0.8,
  }),
  add(paleSpoil, ellipsoid([-0.6, 0.06, 0.26], [0.14, 0.13, 0.13]), { blend: 0.02, importance: 0.8 }),
];

/** Veins of ore on the rock's surface. */
const veins: Parts = [
  add(ore, ellipsoid([-0.3, 0.62, 0.04], [0.11, 0.08, 0.08], [0, 0, 20]), { blend: 0.004, importance: 1.3 }),
  add(ore, ellipsoid([0.3, 0.66, -0.06], [0.1, 0.07, 0.09], [0, 0, -20]), { blend: 0.004, importance: 1.3 }),
  add(ore, ellipsoid([-0.62, 0.24, 0.14], [0.08, 0.08, 0.08]), { blend: 0.004, importance: 1.3 }),
  add(ore, ellipsoid([0.66, 0.28, 0.06], [0.08, 0.09, 0.08]), { blend: 0.004, importance: 1.3 }),
];

const mouth: Parts = [
  carve(dark, roundedBox([0, 0.2, 0.26], [0.24, 0.26, 0.4], 0.06), { blend: 0.01, grow: 0.006 }),
  ...[-1, 1].map((side) =>
    add(timber, roundedBox([side * 0.29, 0.25, 0.26], [0.065, 0.28, 0.075], 0.02, [0, 0, side * 5]), { blend: 0.01 }),
  ),
  add(paleTimber, roundedBox([0, 0.56, 0.27], [0.44, 0.07, 0.09], 0.022, [0, 0, -3]), { blend: 0.01 }),
  add(timber, roundedBox([-0.2, 0.44, 0.27], [0.045, 0.12, 0.05], 0.015, [0, 0, -42]), { blend: 0.008 }),
  add(timber, roundedBox([0.2, 0.44, 0.27], [0.045, 0.12, 0.05], 0.015, [0, 0, 42]), { blend: 0.008 }),
];

/** A cart full of gold on two rails that come out of the dark. */
const cart: Parts = [
  ...[-0.1, 0.1].map((x) => add(iron, roundedBox([x, 0.03, 0.42], [0.03, 0.035, 0.34], 0.012), { blend: 0.004 })),
  ...[0.62, 0.34].map((z) => add(timber, roundedBox([0, 0.012, z], [0.2, 0.03, 0.04], 0.012), { blend: 0.004 })),
  frame({ at: [0, 0.2, 0.47], turn: [0, 0, 0] }, [
    add(
      iron,
      (x, y, z) => Math.max(Math.abs(x) - 0.15 - 0.25 * y, Math.abs(z) - 0.17 - 0.25 * y, Math.abs(y) - 0.11) * 0.9,
      { blend: 0.006 },
    ),
    ...[-1, 1].flatMap((x) =>
      [-0.09, 0.09].map((z) =>
        add(clay('#3a2e26'), ellipsoid([x * 0.12, -0.12, z], [0.045, 0.065, 0.065]), { blend: 0.004, importance: 0.7 }),
      ),
    ),
    add(
      ore,
      blended(
        0.02,
        ellipsoid([0, 0.1, 0], [0.15, 0.09, 0.17]),
        ball([-0.05, 0.18, 0.04], 0.07),
        ball([0.07, 0.16, -0.05], 0.07),
      ),
      { blend: 0.004 },
    ),
  ]),
];

const lantern: Parts = [
  add(timber, cone([0.52, 0, 0.3], [0.52, 0.66, 0.3], 0.038, 0.034), { blend: 0.006 }),
  add(timber, cone([0.52, 0.64, 0.3], [0.5, 0.66, 0.48], 0.032), { blend: 0.006 }),
  add(lamp, roundedBox([0.5, 0.5, 0.47], [0.07, 0.085, 0.07], 0.03), { blend: 0, importance: 1.4 }),
  add(iron, cone([0.5, 0.59, 0.47], [0.5, 0.65, 0.47], 0.085, 0.03), { blend: 0.004 }),
];

/** A mine: timbers around a dark mouth in a heap of spoil, a cart of gold on its rails, a burning lantern. */
export default model({
  height: 0.8,
  size: 0.24,
  onChip: false,
  overhang: 0.82,
  triangles: { figure: 500, low: 150 },
  parts: [heap, veins, mouth, cart, lantern],
});
