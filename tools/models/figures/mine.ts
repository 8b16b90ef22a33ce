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
  torus,
} from '../language/index.ts';

const spoil = clay('#8a6a48');
const paleSpoil = clay('#a98a60');
const dark = clay('#17110d');
const timber = clay('#8f5f30');
const paleTimber = clay('#c08a4e');
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
        ellipsoid([0, 0.14, -0.2], [0.6, 0.44, 0.4]),
        half([0.5, 0.7, 0.4], 0.42),
        half([-0.6, 0.6, 0.3], 0.4),
      ),
      ellipsoid([-0.52, 0.06, 0.0], [0.24, 0.2, 0.24]),
    ),
    { blend: 0.02, importance: 0.8 },
  ),
  add(paleSpoil, shared(0.05, ellipsoid([0.46, 0.1, -0.1], [0.26, 0.24, 0.26]), half([0.6, 0.6, 0.5], 0.44)), {
    blend: 0.02,
    importance: 0.8,
  }),
];

/** Veins of ore on the rock's surface. */
const veins: Parts = [
  add(ore, ellipsoid([-0.36, 0.42, 0.04], [0.11, 0.08, 0.08], [0, 0, 20]), { blend: 0.004, importance: 1.3 }),
  add(ore, ellipsoid([-0.58, 0.2, 0.14], [0.09, 0.08, 0.08]), { blend: 0.004, importance: 1.3 }),
];

const mouth: Parts = [
  carve(dark, roundedBox([0, 0.18, 0.26], [0.24, 0.24, 0.4], 0.06), { blend: 0.01, grow: 0.006 }),
  ...[-1, 1].map((side) =>
    add(timber, roundedBox([side * 0.29, 0.23, 0.24], [0.065, 0.26, 0.075], 0.02, [0, 0, side * 5]), { blend: 0.01 }),
  ),
  add(paleTimber, roundedBox([0, 0.5, 0.25], [0.43, 0.07, 0.09], 0.022, [0, 0, -3]), { blend: 0.01 }),
];

/** The frame over the shaft: four legs that lean together, and the wheel that lifts the cage. */
const tower: Parts = [
  ...[-1, 1].flatMap((side) => [
    add(paleTimber, cone([side * 0.4, 0, 0.16], [side * 0.12, 1.02, 0.0], 0.05, 0.042), { blend: 0.006 }),
    add(timber, cone([side * 0.36, 0, -0.34], [side * 0.12, 1.02, -0.06], 0.048, 0.04), { blend: 0.006 }),
  ]),
  add(paleTimber, cone([-0.27, 0.62, 0.07], [0.27, 0.62, 0.07], 0.04), { blend: 0.006 }),
  add(timber, cone([-0.19, 1.0, -0.02], [0.19, 1.0, -0.02], 0.055), { blend: 0.006 }),
  add(iron, torus([0, 1.06, 0.03], 0.19, 0.042, [90, 0, 0]), { blend: 0.004, importance: 1.4 }),
  add(iron, cone([-0.17, 1.06, 0.03], [0.17, 1.06, 0.03], 0.03), { blend: 0.004 }),
  add(iron, cone([0, 0.89, 0.03], [0, 1.23, 0.03], 0.03), { blend: 0.004 }),
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
  add(timber, cone([0.55, 0, 0.3], [0.55, 0.62, 0.3], 0.04, 0.036), { blend: 0.006 }),
  add(timber, cone([0.55, 0.6, 0.3], [0.53, 0.62, 0.48], 0.034), { blend: 0.006 }),
  add(lamp, roundedBox([0.53, 0.44, 0.47], [0.09, 0.1, 0.09], 0.035), { blend: 0, importance: 1.4 }),
  add(iron, cone([0.53, 0.55, 0.47], [0.53, 0.62, 0.47], 0.1, 0.03), { blend: 0.004 }),
];

/** A mine: a winding tower over a timbered mouth, a cart of gold on its rails, a burning lantern. */
export default model({
  height: 1.25,
  size: 0.24,
  onChip: false,
  overhang: 0.82,
  triangles: { figure: 640, low: 170 },
  parts: [heap, veins, mouth, tower, cart, lantern],
});
