import {
  add,
  arm,
  ball,
  blended,
  bodyModel,
  boots,
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

const legs = mirror(
  add(
    boots,
    blended(
      0.04,
      ellipsoid([0.2, 0.075, 0.07], [0.12, 0.085, 0.18], [0, 22, 0]),
      cone([0.19, 0.08, 0], [0.18, 0.19, 0], 0.1, 0.11),
    ),
  ),
  add(trim, torus([0.18, 0.19, 0], 0.1, 0.042, undefined, 1.1), { blend: 0.01 }),
  add(hide, cone([0.18, 0.18, 0], [0.14, 0.32, 0], 0.1, 0.12), { blend: 0.01 }),
);

const trunk = [
  add(
    hide,
    blended(
      0.09,
      ellipsoid([0, 0.68, -0.02], [0.34, 0.17, 0.22]),
      ellipsoid([0, 0.5, 0.03], [0.25, 0.17, 0.2]),
      ellipsoid([0, 0.82, 0.02], [0.19, 0.11, 0.15]),
      ellipsoid([0.12, 0.64, 0.13], [0.13, 0.1, 0.09]),
      ellipsoid([-0.12, 0.64, 0.13], [0.13, 0.1, 0.09]),
    ),
    { blend: 0.02 },
  ),
  soft('#000000', ellipsoid([0, 0.55, 0.24], [0.02, 0.12, 0.08]), { width: 0.05, amount: 0.5, on: hide }),
  // A loincloth of two flaps under a broad belt.
  add(
    garb,
    shared(0.02, cone([0, 0.16, 0.02], [0, 0.42, 0.02], 0.27, 0.21), (_x, y) => Math.max(0.19 - y, y - 0.42)),
    { blend: 0.012 },
  ),
  add(strap, torus([0, 0.41, 0.02], 0.225, 0.046, [4, 0, 3], 1.3), { blend: 0.01 }),
  add(iron, ball([0.01, 0.405, 0.25], 0.062), { blend: 0.005, importance: 1.4 }),
  // A strap across the chest, and a shoulder of iron on one side.
  add(strap, torus([0, 0.62, 0.0], 0.255, 0.036, [14, 0, 44], 1.2), { blend: 0.012 }),
  add(iron, ellipsoid([0.35, 0.74, -0.02], [0.15, 0.12, 0.15], [0, 0, -24]), { blend: 0.012 }),
  ...[
    [0.36, 0.84, 0.02],
    [0.45, 0.8, -0.02],
  ].map(([x = 0, y = 0, z = 0]) =>
    add(iron, cone([x, y, z], [x + (x - 0.3) * 0.5, y + 0.075, z], 0.05, 0.02), { blend: 0.012 }),
  ),
  add(darkTrim, torus([0.35, 0.69, -0.02], 0.13, 0.034, [0, 0, -24]), { blend: 0.01 }),
];

const arms = [
  arm(hide, [-0.31, 0.7, -0.02, 0.125], [-0.47, 0.53, 0.03, 0.105], [-0.436, 0.41, 0.16, 0.098]),
  arm(hide, [0.31, 0.7, -0.02, 0.125], [0.48, 0.55, 0.0, 0.105], [0.448, 0.59, 0.12, 0.098]),
  add(trim, cone([-0.444, 0.44, 0.12], [-0.436, 0.405, 0.19], 0.105, 0.098), { blend: 0.008 }),
  add(trim, cone([0.456, 0.575, 0.08], [0.446, 0.6, 0.14], 0.105, 0.098), { blend: 0.008 }),
  fistsOf('brute', hide, 0.108),
  soft('#000000', ball([0, 0.62, -0.3], 0.2), { width: 0.12, amount: 0.5, on: hide }),
  add(darkHide, ball([0, 0.3, -0.02], 0.1), { blend: 0 }),
];

/** A brute: a bare chest, shoulders broader than all else, one of them in iron, forearms like clubs. */
export default bodyModel('brute', [mound('#6b5a36', 4), legs, trunk, arms]);
