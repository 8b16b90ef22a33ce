import {
  add,
  arm,
  ball,
  blended,
  bodyModel,
  cone,
  darkGarb,
  decal,
  ellipsoid,
  type Field,
  fistsOf,
  garb,
  hide,
  iron,
  mirror,
  mound,
  soft,
  strap,
  torus,
  trim,
} from '../../language/index.ts';

/** Bare feet, much too large. */
const feet = mirror(
  add(
    hide,
    blended(
      0.035,
      ellipsoid([0.17, 0.07, 0.1], [0.105, 0.075, 0.19], [0, 16, 0]),
      ball([0.155, 0.075, 0.26], 0.062),
      ball([0.22, 0.065, 0.245], 0.056),
      ball([0.275, 0.06, 0.2], 0.048),
      cone([0.15, 0.08, 0], [0.125, 0.2, 0], 0.07, 0.075),
    ),
    { blend: 0.02 },
  ),
  add(darkGarb, cone([0.13, 0.17, 0], [0.095, 0.27, 0], 0.1, 0.12), { blend: 0.01 }),
);

/** A waistcoat, open in front over the shirt. */
const open: Field = (x, y, z) => Math.max(Math.abs(x) - 0.05 - 0.28 * Math.abs(y - 0.36), -z);

const trunk = [
  add(
    garb,
    blended(0.08, ellipsoid([0, 0.36, 0.02], [0.22, 0.15, 0.2]), ellipsoid([0, 0.47, -0.01], [0.175, 0.1, 0.14])),
    { blend: 0.02 },
  ),
  decal(trim, open, { on: garb, importance: 2 }),
  soft('#000000', ellipsoid([0, 0.22, 0], [0.4, 0.09, 0.4]), { width: 0.1, amount: 0.7, on: garb }),
  add(strap, torus([0, 0.27, 0.01], 0.198, 0.034, [4, 0, 0], 1.2), { blend: 0.01 }),
  add(iron, ball([0, 0.27, 0.225], 0.042), { blend: 0.004, importance: 1.6 }),
  // A scarf, its end over the shoulder.
  add(trim, torus([0, 0.545, 0.01], 0.12, 0.056, [8, 0, 4]), { blend: 0.012 }),
  add(trim, cone([0.1, 0.52, -0.12], [0.17, 0.32, -0.2], 0.05, 0.066), { blend: 0.012 }),
  add(hide, cone([0, 0.5, 0.01], [0, 0.58, 0.03], 0.09, 0.085), { blend: 0.01 }),
];

const arms = [
  arm(hide, [-0.17, 0.48, -0.01, 0.075], [-0.33, 0.4, 0.04, 0.068], [-0.365, 0.4, 0.15, 0.064]),
  arm(hide, [0.17, 0.48, -0.01, 0.075], [0.33, 0.42, 0.05, 0.068], [0.357, 0.475, 0.17, 0.064]),
  mirror(add(garb, ellipsoid([0.2, 0.465, 0], [0.085, 0.08, 0.085]), { blend: 0.012 })),
  fistsOf('small', hide, 0.1),
];

/** Small: bare feet, a waistcoat over a shirt, a scarf. */
export default bodyModel('small', [mound('#6b5a36', 2), feet, trunk, arms]);
