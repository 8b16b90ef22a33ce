import {
  add,
  arm,
  ball,
  blended,
  bodyModel,
  boots,
  cone,
  darkGarb,
  darkTrim,
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
  soft,
  strap,
  torus,
  trim,
} from '../../language/index.ts';

const legs = mirror(
  add(
    boots,
    blended(
      0.04,
      ellipsoid([0.2, 0.075, 0.07], [0.115, 0.085, 0.175], [0, 20, 0]),
      cone([0.19, 0.08, 0], [0.175, 0.2, 0], 0.1, 0.11),
    ),
  ),
  add(strap, torus([0.175, 0.2, 0], 0.1, 0.034, undefined, 1.1), { blend: 0.008 }),
  add(darkGarb, cone([0.175, 0.2, 0], [0.13, 0.32, 0], 0.11, 0.14), { blend: 0.008 }),
);

/** The bib of an apron, rounded below. */
const apron: Field = (x, y, z) =>
  Math.max(Math.abs(x) - 0.165 - 0.07 * Math.max(0, 0.46 - y) * 2, y - 0.62, 0.21 - y - 0.25 * x * x, -z);

const belly = [
  add(
    garb,
    blended(
      0.09,
      ellipsoid([0, 0.43, 0.05], [0.315, 0.24, 0.29]),
      ellipsoid([0, 0.6, -0.01], [0.25, 0.13, 0.19]),
      ellipsoid([0, 0.31, 0.01], [0.27, 0.13, 0.24]),
    ),
    { blend: 0.02 },
  ),
  decal(trim, apron, { on: garb, importance: 1.6 }),
  soft('#000000', ellipsoid([0, 0.2, 0], [0.5, 0.12, 0.5]), { width: 0.12, amount: 0.7 }),
  add(strap, torus([0, 0.35, 0.03], 0.292, 0.04, [7, 0, -3], 1.25), { blend: 0.01 }),
  add(iron, roundedBox([0.015, 0.315, 0.335], [0.066, 0.056, 0.03], 0.016), { blend: 0.005, importance: 1.4 }),
  mirror(add(darkTrim, cone([0.1, 0.66, 0.13], [0.14, 0.575, 0.21], 0.034, 0.03), { blend: 0.006 })),
  mirror(add(iron, ball([0.135, 0.565, 0.22], 0.034), { blend: 0.004, importance: 1.6 })),
  add(trim, torus([0, 0.69, 0.02], 0.14, 0.05, [8, 0, 0]), { blend: 0.015 }),
  add(hide, cone([0, 0.66, 0.02], [0, 0.74, 0.04], 0.12, 0.1), { blend: 0.01 }),
];

const arms = [
  arm(hide, [-0.25, 0.6, -0.01, 0.105], [-0.39, 0.48, 0.05, 0.095], [-0.406, 0.51, 0.17, 0.078]),
  arm(hide, [0.25, 0.6, -0.01, 0.105], [0.41, 0.47, 0.02, 0.095], [0.418, 0.45, 0.14, 0.078]),
  // Sleeves rolled up.
  mirror(add(garb, ellipsoid([0.29, 0.585, 0.0], [0.125, 0.11, 0.12]), { blend: 0.012 })),
  mirror(add(trim, torus([0.35, 0.545, 0.015], 0.085, 0.034, [0, 0, 52]), { blend: 0.01 })),
  fistsOf('stout', hide, 0.1),
];

/** Stout: a round belly under an apron, a broad belt, sleeves rolled up. */
export default bodyModel('stout', [mound('#6b5a36', 5), legs, belly, arms]);
