import {
  above,
  add,
  arm,
  blended,
  bodyModel,
  carve,
  cone,
  darkGarb,
  decal,
  ellipsoid,
  type Field,
  fistsOf,
  garb,
  half,
  hide,
  iron,
  mirror,
  mound,
  shared,
  soft,
  torus,
  trim,
} from '../../language/index.ts';

/** Folds that run down the bell of the robe. */
const folds: Field = (x, y, z) =>
  (Math.hypot(x, z) -
    0.15 -
    0.27 * Math.max(0, 0.62 - y) ** 1.25 -
    0.013 * Math.cos(Math.atan2(x, z) * 9) * Math.max(0, 0.6 - y)) *
  0.8;
const bell: Field = shared(0.02, folds, above(0.025), half([0, 1, 0], 0.62));
const hem: Field = (_x, y) => y - 0.115;
/** Two bands from the neck down to the hem in front. */
const stole: Field = (x, y, z) =>
  Math.max(Math.abs(Math.abs(x) - 0.07 - 0.09 * Math.max(0, 0.5 - y)) - 0.035, -z, 0.2 - y);

const robe = [
  add(garb, blended(0.07, bell, ellipsoid([0, 0.62, -0.01], [0.21, 0.13, 0.155])), { blend: 0.02 }),
  decal(trim, hem, { on: garb, importance: 1.3 }),
  decal(trim, stole, { on: garb, importance: 1.6 }),
  soft('#000000', ellipsoid([0, 0.1, 0], [0.6, 0.12, 0.6]), { width: 0.14, amount: 0.6, on: garb }),
  add(trim, torus([0, 0.475, 0.0], 0.172, 0.036, [5, 0, 2], 1.1), { blend: 0.012 }),
  add(trim, cone([0.06, 0.46, 0.18], [0.085, 0.27, 0.255], 0.034, 0.042), { blend: 0.012 }),
  add(iron, ellipsoid([0.06, 0.475, 0.185], [0.042, 0.042, 0.032]), { blend: 0.006, importance: 1.5 }),
  add(garb, torus([0, 0.7, 0.0], 0.13, 0.06, [8, 0, 0]), { blend: 0.02 }),
  add(hide, cone([0, 0.66, 0], [0, 0.76, 0.02], 0.09, 0.085), { blend: 0.01 }),
];

/** Wide sleeves that hang open over the wrists. */
const sleeve: Field = blended(
  0.03,
  cone([0.2, 0.64, -0.01], [0.34, 0.53, 0.08], 0.095, 0.085),
  cone([0.34, 0.53, 0.08], [0.375, 0.53, 0.19], 0.085, 0.105),
  cone([0.36, 0.5, 0.14], [0.375, 0.36, 0.16], 0.07, 0.045),
);
const arms = [
  mirror(
    add(garb, sleeve, { blend: 0.02 }),
    carve(darkGarb, cone([0.38, 0.54, 0.31], [0.375, 0.545, 0.2], 0.09, 0.07), { blend: 0.012, grow: 0.004 }),
    add(trim, torus([0.377, 0.535, 0.215], 0.1, 0.028, [80, 0, 0]), { blend: 0.008 }),
  ),
  mirror(arm(hide, [0.37, 0.55, 0.14, 0.055], [0.38, 0.557, 0.2, 0.055], [0.38, 0.56, 0.24, 0.055])),
  fistsOf('robed', hide, 0.088),
];

/** In a robe to the ground: bands down its front, a knotted girdle, wide sleeves. */
export default bodyModel('robed', [mound('#6b5a36', 6), robe, arms]);
