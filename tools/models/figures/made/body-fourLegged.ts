import {
  above,
  add,
  arm,
  ball,
  blended,
  bodyModel,
  chain,
  clay,
  cone,
  darkHide,
  darkTrim,
  ellipsoid,
  fistsOf,
  garb,
  hide,
  iron,
  mirror,
  mound,
  shared,
  soft,
  strap,
  torus,
  trim,
} from '../../language/index.ts';

const hoof = clay('#33241a');

const legs = [
  // The forelegs, one of them raised.
  add(
    hide,
    blended(
      0.03,
      cone([0.13, 0.36, 0.2], [0.15, 0.21, 0.24], 0.11, 0.066),
      cone([0.15, 0.21, 0.24], [0.155, 0.08, 0.23], 0.062, 0.056),
    ),
  ),
  add(
    hide,
    blended(
      0.03,
      cone([-0.13, 0.37, 0.22], [-0.17, 0.3, 0.39], 0.11, 0.07),
      cone([-0.17, 0.3, 0.39], [-0.165, 0.17, 0.35], 0.06, 0.054),
    ),
  ),
  add(hoof, cone([0.155, 0.085, 0.235], [0.158, 0.02, 0.255], 0.062, 0.082), { blend: 0.008 }),
  add(hoof, cone([-0.165, 0.175, 0.355], [-0.166, 0.115, 0.36], 0.06, 0.076), { blend: 0.008 }),
  mirror(
    add(
      hide,
      blended(
        0.04,
        ellipsoid([0.155, 0.38, -0.34], [0.12, 0.16, 0.15]),
        cone([0.165, 0.3, -0.35], [0.17, 0.19, -0.42], 0.1, 0.064),
        cone([0.17, 0.19, -0.42], [0.17, 0.08, -0.38], 0.06, 0.056),
      ),
      { blend: 0.03 },
    ),
    add(hoof, cone([0.17, 0.085, -0.38], [0.172, 0.02, -0.365], 0.062, 0.084), { blend: 0.008 }),
  ),
];

const barrel = [
  add(
    hide,
    blended(
      0.1,
      ellipsoid([0, 0.42, -0.08], [0.215, 0.175, 0.34]),
      ellipsoid([0, 0.44, 0.2], [0.2, 0.19, 0.16]),
      ellipsoid([0, 0.44, -0.34], [0.2, 0.175, 0.17]),
    ),
    { blend: 0.04 },
  ),
  soft('#000000', ellipsoid([0, 0.25, -0.1], [0.3, 0.07, 0.5]), { width: 0.12, amount: 0.6, on: hide }),
  // A cloth on the back, with a hem.
  add(
    garb,
    shared(
      0.02,
      ellipsoid([0, 0.44, -0.14], [0.245, 0.195, 0.3]),
      above(0.37),
      (_x, _y, z) => Math.abs(z + 0.14) - 0.19,
    ),
    { blend: 0.008 },
  ),
  add(
    trim,
    shared(
      0.012,
      ellipsoid([0, 0.44, -0.14], [0.256, 0.206, 0.31]),
      above(0.36),
      (_x, y) => y - 0.405,
      (_x, _y, z) => Math.abs(z + 0.14) - 0.2,
    ),
    { blend: 0.006 },
  ),
  add(
    darkHide,
    chain([
      [0, 0.52, -0.45, 0.055],
      [0.03, 0.56, -0.56, 0.07],
      [0.07, 0.42, -0.62, 0.08],
      [0.08, 0.26, -0.58, 0.03],
    ]),
    { blend: 0.02 },
  ),
];

const torso = [
  add(
    garb,
    blended(
      0.07,
      ellipsoid([0, 0.74, 0.18], [0.2, 0.14, 0.145]),
      ellipsoid([0, 0.62, 0.2], [0.165, 0.15, 0.14]),
      shared(0.03, cone([0, 0.44, 0.2], [0, 0.6, 0.2], 0.25, 0.15), above(0.5)),
    ),
    { blend: 0.02 },
  ),
  add(strap, torus([0, 0.565, 0.2], 0.178, 0.036, [4, 0, 0], 1.2), { blend: 0.01 }),
  add(iron, ball([0, 0.565, 0.385], 0.048), { blend: 0.004, importance: 1.4 }),
  add(strap, torus([0, 0.67, 0.18], 0.18, 0.03, [8, 0, -42], 1.3), { blend: 0.01 }),
  add(trim, torus([0, 0.83, 0.19], 0.11, 0.046, [8, 0, 0]), { blend: 0.015 }),
  add(hide, cone([0, 0.8, 0.19], [0, 0.9, 0.2], 0.085, 0.08), { blend: 0.01 }),
  add(darkTrim, ball([0, 0.62, 0.05], 0.05), { blend: 0 }),
];

const arms = [
  arm(hide, [-0.19, 0.77, 0.17, 0.085], [-0.33, 0.68, 0.16, 0.074], [-0.338, 0.73, 0.235, 0.066]),
  arm(hide, [0.19, 0.77, 0.17, 0.085], [0.33, 0.66, 0.18, 0.074], [0.332, 0.64, 0.265, 0.066]),
  mirror(add(trim, torus([0.27, 0.725, 0.175], 0.072, 0.03, [0, 0, 55]), { blend: 0.008 })),
  fistsOf('fourLegged', hide, 0.09),
];

/** On four legs: a horse's body under a rider's, one hoof raised, a cloth on its back. */
export default bodyModel('fourLegged', [mound('#6b5a36', 8), legs, barrel, torso, arms]);
