import {
  add,
  ball,
  blended,
  chain,
  clay,
  darkHide,
  decal,
  ellipsoid,
  eyes,
  headModel,
  hide,
  iron,
  mirror,
  paleHide,
  soft,
  torus,
} from '../../language/index.ts';

const horn = clay('#e8d9b0');
const tip = clay('#4a3a2c');

/** Horns that sweep out, forward and up. */
const horns = mirror(
  add(
    horn,
    chain([
      [0.12, 0.16, -0.02, 0.075],
      [0.27, 0.2, -0.02, 0.068],
      [0.39, 0.28, 0.04, 0.052],
      [0.41, 0.41, 0.1, 0.024],
    ]),
    { blend: 0.01, importance: 1.1 },
  ),
  decal(tip, ball([0.42, 0.43, 0.12], 0.1), { on: horn, importance: 1.1 }),
  add(iron, torus([0.235, 0.19, -0.02], 0.07, 0.03, [0, 0, -74]), { blend: 0.006 }),
);

const face = [
  add(
    hide,
    blended(
      0.07,
      ellipsoid([0, 0.06, -0.01], [0.2, 0.18, 0.19]),
      ellipsoid([0, -0.03, 0.12], [0.15, 0.12, 0.15]),
      ellipsoid([0, -0.14, -0.04], [0.16, 0.12, 0.15]),
    ),
    { blend: 0.02, importance: 1.2 },
  ),
  add(paleHide, ellipsoid([0, -0.085, 0.245], [0.135, 0.095, 0.095]), { blend: 0.03, importance: 1.2 }),
  mirror(
    decal(darkHide, ellipsoid([0.062, -0.055, 0.335], [0.032, 0.026, 0.05], [0, 0, 30]), { importance: 1.8 }),
    // Ears below the horns.
    add(
      hide,
      chain([
        [0.17, 0.08, -0.03, 0.045],
        [0.3, 0.05, -0.04, 0.066],
        [0.38, 0.0, -0.03, 0.022],
      ]),
      { blend: 0.02 },
    ),
  ),
  decal(
    darkHide,
    chain(
      [
        [-0.09, -0.13, 0.31, 0.014],
        [0, -0.118, 0.345, 0.016],
        [0.09, -0.13, 0.31, 0.014],
      ],
      3,
    ),
    { importance: 1.4 },
  ),
  add(iron, torus([0, -0.115, 0.345], 0.05, 0.02, [78, 0, 0]), { blend: 0.003, importance: 1.6 }),
  eyes([0.105, 0.06, 0.14], 0.056, { inward: 0.012, up: 0.0, share: 0.6 }),
  // Heavy brows in a frown.
  mirror(
    add(
      hide,
      chain(
        [
          [0.03, 0.085, 0.2, 0.03],
          [0.105, 0.13, 0.175, 0.038],
          [0.18, 0.125, 0.1, 0.028],
        ],
        3,
      ),
      { blend: 0.016, importance: 1.5 },
    ),
  ),
  // A shock of dark hair between the horns.
  add(
    darkHide,
    blended(
      0.02,
      ball([0, 0.22, 0.03], 0.085),
      ball([0.07, 0.2, 0.08], 0.06),
      ball([-0.065, 0.195, 0.085], 0.062),
      ball([0.01, 0.18, 0.13], 0.058),
      ball([0, 0.2, -0.1], 0.1),
      ball([0, 0.06, -0.17], 0.1),
    ),
    { blend: 0.012 },
  ),
  soft('#000000', ellipsoid([0, -0.22, 0.02], [0.2, 0.06, 0.2]), { width: 0.08, amount: 0.6, on: hide }),
];

/** A bull's head: horns with rings and dark tips, a ring in its nose, a frown. */
export default headModel([face, horns]);
