import {
  above,
  add,
  arm,
  ball,
  below,
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
  half,
  hide,
  iron,
  mirror,
  mound,
  shared,
  shell,
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
      ellipsoid([0.13, 0.065, 0.08], [0.085, 0.075, 0.17], [0, 12, 0]),
      cone([0.12, 0.08, 0.01], [0.1, 0.3, 0], 0.075, 0.085),
    ),
  ),
  add(darkGarb, cone([0.1, 0.28, 0], [0.085, 0.46, 0], 0.07, 0.09), { blend: 0.008 }),
);

/** Two tails of a long coat behind, open in front over the boots. */
const tails: Field = shared(
  0.03,
  cone([0, 0.06, -0.03], [0, 0.56, -0.01], 0.34, 0.14),
  above(0.13),
  (x, y, z) => z - 0.02 + Math.max(0, 0.5 - y) * 0.25 - Math.abs(x) * 0.15,
);

/** The coat's front: a broad stripe down to the belt. */
const facing: Field = (x, _y, z) => Math.max(Math.abs(x) - 0.062, -z);

const coat = [
  add(garb, tails, { blend: 0.02 }),
  carve(null, cone([0, 0.1, -0.4], [0, 0.36, -0.26], 0.05, 0.012), { blend: 0.04 }),
  add(
    garb,
    blended(
      0.07,
      ellipsoid([0, 0.76, -0.01], [0.205, 0.13, 0.145]),
      ellipsoid([0, 0.62, 0], [0.165, 0.17, 0.135]),
      shared(0.03, cone([0, 0.3, 0], [0, 0.56, 0], 0.22, 0.14), above(0.42)),
    ),
    { blend: 0.02 },
  ),
  decal(trim, facing, { on: garb, importance: 1.6 }),
  soft('#000000', ellipsoid([0, 0.16, 0], [0.5, 0.16, 0.5]), { width: 0.14, amount: 0.7, on: garb }),
  ...[0.62, 0.7, 0.78].map((y) => add(iron, ball([0, y, 0.145], 0.03), { blend: 0.004, importance: 1.6 })),
  add(strap, torus([0, 0.535, 0], 0.172, 0.034, [3, 0, -3], 1.2), { blend: 0.01 }),
  // A high collar, open in front.
  add(
    trim,
    shared(
      0.014,
      shell(cone([0, 0.8, -0.01], [0, 1.02, -0.04], 0.13, 0.23), 0.024),
      above(0.8),
      below(0.985),
      half([0, 0, 1], 0.06),
    ),
    { blend: 0.012 },
  ),
  add(hide, cone([0, 0.8, 0.0], [0, 0.92, 0.02], 0.09, 0.085), { blend: 0.01 }),
  mirror(add(trim, ellipsoid([0.21, 0.8, -0.01], [0.1, 0.05, 0.11], [0, 0, -16]), { blend: 0.01 })),
];

const arms = [
  arm(garb, [-0.2, 0.77, -0.02, 0.085], [-0.36, 0.62, 0.03, 0.075], [-0.37, 0.59, 0.17, 0.074]),
  arm(garb, [0.2, 0.77, -0.02, 0.085], [0.37, 0.68, 0.02, 0.075], [0.387, 0.72, 0.11, 0.074]),
  add(trim, cone([-0.37, 0.59, 0.14], [-0.37, 0.595, 0.19], 0.082, 0.09), { blend: 0.008 }),
  add(trim, cone([0.387, 0.708, 0.085], [0.389, 0.73, 0.13], 0.082, 0.09), { blend: 0.008 }),
  fistsOf('tall', hide, 0.088),
];

/** Tall: a long coat with tails, a high collar, three buttons. */
export default bodyModel('tall', [mound('#6b5a36', 7), legs, coat, arms]);
