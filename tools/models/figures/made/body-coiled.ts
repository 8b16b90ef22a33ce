import {
  add,
  arm,
  ball,
  blended,
  bodyModel,
  chain,
  darkHide,
  decal,
  ellipsoid,
  type Field,
  fistsOf,
  garb,
  hide,
  iron,
  type Knot,
  mirror,
  mound,
  paleHide,
  soft,
  strap,
  torus,
  trim,
} from '../../language/index.ts';

/** The coil: once and a half around, rising into the trunk; the tip of the tail looks up at one side. */
const around = (turn: number, out: number, y: number, radius: number): Knot => [
  Math.sin(turn * 2 * Math.PI) * out,
  y,
  Math.cos(turn * 2 * Math.PI) * out - 0.02,
  radius,
];
const tail: Field = chain(
  [
    [0.56, 0.27, 0.14, 0.02],
    [0.55, 0.17, 0.1, 0.04],
    around(0.22, 0.46, 0.07, 0.062),
    around(0.08, 0.4, 0.085, 0.085),
    around(-0.1, 0.36, 0.1, 0.105),
    around(-0.3, 0.33, 0.115, 0.12),
    around(-0.5, 0.3, 0.14, 0.13),
    around(-0.7, 0.26, 0.18, 0.14),
    around(-0.88, 0.21, 0.24, 0.145),
    around(-1.08, 0.1, 0.33, 0.15),
    [0, 0.46, -0.02, 0.14],
  ],
  5,
);

/** Broad plates down the belly. */
const plates: Field = (x, y, z) => Math.max(Math.abs(x) - 0.085, -z, 0.34 - y, y - 0.5);

const trunk = [
  add(hide, tail, { blend: 0.02 }),
  add(hide, blended(0.08, ellipsoid([0, 0.46, 0], [0.15, 0.14, 0.14])), { blend: 0.05 }),
  decal(paleHide, plates, { on: hide, importance: 1.3 }),
  soft('#000000', (x, y, z) => Math.max(Math.hypot(x, z) - 0.3, y - 0.16), { width: 0.1, amount: 0.75, on: hide }),
  add(
    garb,
    blended(0.06, ellipsoid([0, 0.68, 0.0], [0.215, 0.135, 0.15]), ellipsoid([0, 0.585, 0.005], [0.165, 0.1, 0.14])),
    { blend: 0.014 },
  ),
  add(trim, torus([0, 0.535, 0.005], 0.162, 0.036, [4, 0, 3], 1.25), { blend: 0.01 }),
  add(iron, ellipsoid([0, 0.535, 0.172], [0.06, 0.06, 0.036]), { blend: 0.005, importance: 1.4 }),
  // A broad collar of gold plates.
  add(iron, torus([0, 0.765, 0.02], 0.135, 0.05, [14, 0, 0]), { blend: 0.012 }),
  add(iron, ellipsoid([0, 0.69, 0.14], [0.075, 0.06, 0.04]), { blend: 0.014 }),
  add(strap, ball([0, 0.5, -0.05], 0.05), { blend: 0 }),
  add(
    hide,
    chain([
      [0, 0.72, 0.02, 0.1],
      [0, 0.8, 0.07, 0.09],
      [0, 0.85, 0.12, 0.09],
    ]),
    { blend: 0.01 },
  ),
  ...[0.16, 0.24].map((y, k) =>
    add(darkHide, torus([0.555 - k * 0.006, y, 0.105 + k * 0.03], 0.03 - k * 0.006, 0.02, [20, 0, 5]), {
      blend: 0.004,
    }),
  ),
];

const arms = [
  arm(hide, [-0.2, 0.7, 0, 0.085], [-0.35, 0.6, 0.05, 0.074], [-0.367, 0.635, 0.16, 0.068]),
  arm(hide, [0.2, 0.7, 0, 0.085], [0.35, 0.57, 0.07, 0.074], [0.368, 0.54, 0.19, 0.068]),
  mirror(add(iron, torus([0.29, 0.645, 0.03], 0.076, 0.03, [0, -25, 55], 1.3), { blend: 0.008 })),
  fistsOf('coiled', hide, 0.092),
];

/** Coiled: a serpent below, a warrior above; the tip of its tail is raised. */
export default bodyModel('coiled', [mound('#6b5a36', 1), trunk, arms]);
