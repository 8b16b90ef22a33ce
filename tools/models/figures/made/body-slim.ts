import {
  above,
  add,
  arm,
  blended,
  bodyModel,
  boots,
  carve,
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
  roundedBox,
  shared,
  soft,
  strap,
  torus,
  trim,
} from '../../language/index.ts';

const legs = [
  mirror(
    add(
      boots,
      blended(
        0.04,
        ellipsoid([0.14, 0.065, 0.07], [0.09, 0.075, 0.16], [0, 14, 0]),
        cone([0.13, 0.08, 0.01], [0.115, 0.24, 0], 0.075, 0.088),
      ),
    ),
    add(trim, torus([0.115, 0.245, 0], 0.082, 0.03, undefined, 1.1), { blend: 0.008 }),
    add(darkGarb, cone([0.115, 0.24, 0], [0.09, 0.4, 0], 0.075, 0.1), { blend: 0.008 }),
  ),
];

/** A sash from the left shoulder to the right hip. */
const sash: Field = (x, y) => Math.abs(0.62 * x - 0.78 * (y - 0.585)) - 0.042;

const tunic = [
  add(
    garb,
    blended(
      0.07,
      ellipsoid([0, 0.6, -0.01], [0.2, 0.14, 0.145]),
      ellipsoid([0, 0.5, 0], [0.16, 0.15, 0.13]),
      shared(0.03, cone([0, 0.12, 0], [0, 0.5, 0], 0.3, 0.13), above(0.285)),
    ),
    { blend: 0.02 },
  ),
  carve(null, cone([0.05, 0.2, 0.34], [0.04, 0.38, 0.2], 0.055, 0.01), { blend: 0.04 }),
  decal(trim, sash, { on: garb, importance: 1.6 }),
  soft('#000000', ellipsoid([0, 0.27, 0], [0.4, 0.06, 0.4]), { width: 0.08, amount: 0.7, on: garb }),
  add(strap, torus([0, 0.425, 0], 0.168, 0.034, [4, 0, 3], 1.2), { blend: 0.01 }),
  add(iron, roundedBox([0.01, 0.42, 0.2], [0.046, 0.044, 0.026], 0.014), { blend: 0.005, importance: 1.4 }),
  add(strap, ellipsoid([0.16, 0.37, 0.13], [0.07, 0.075, 0.055], [0, 40, 0]), { blend: 0.01 }),
  add(trim, torus([0, 0.69, 0], 0.105, 0.045, [8, 0, 0]), { blend: 0.015 }),
  add(hide, cone([0, 0.66, 0], [0, 0.76, 0.01], 0.085, 0.08), { blend: 0.01 }),
];

const arms = [
  arm(garb, [-0.19, 0.63, -0.02, 0.085], [-0.35, 0.57, 0.02, 0.076], [-0.376, 0.61, 0.13, 0.07]),
  arm(garb, [0.19, 0.63, -0.02, 0.085], [0.34, 0.5, 0.05, 0.076], [0.35, 0.455, 0.19, 0.07]),
  add(trim, torus([-0.387, 0.615, 0.14], 0.062, 0.032, [68, 0, 0]), { blend: 0.008 }),
  add(trim, torus([0.35, 0.456, 0.19], 0.062, 0.032, [88, 0, 0]), { blend: 0.008 }),
  fistsOf('slim', hide),
];

/** Slim: a tunic with a sash, a pouch at the belt, high boots. */
export default bodyModel('slim', [mound('#6b5a36', 3), legs, tunic, arms]);
