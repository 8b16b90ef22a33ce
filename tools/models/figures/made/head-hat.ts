import {
  above,
  add,
  ball,
  blended,
  chain,
  clay,
  cone,
  dyed,
  ellipsoid,
  eyes,
  frame,
  garb,
  half,
  headModel,
  hide,
  iron,
  mirror,
  shared,
  skin,
  soft,
  torus,
  trim,
} from '../../language/index.ts';

const hair = clay('#2f2320');
const nose = dyed(skin('#d98a66'), 'skin', 0.8);

const face = [
  add(
    hide,
    blended(0.05, ellipsoid([0, 0.02, 0], [0.185, 0.185, 0.175]), ellipsoid([0, -0.12, 0.06], [0.12, 0.09, 0.11])),
    {
      blend: 0.02,
      importance: 1.3,
    },
  ),
  add(nose, ellipsoid([0, -0.02, 0.2], [0.04, 0.05, 0.055]), { blend: 0.026, importance: 1.8 }),
  mirror(add(hide, ellipsoid([0.19, -0.01, 0], [0.034, 0.058, 0.044]), { blend: 0.014 })),
  eyes([0.084, 0.045, 0.15], 0.058, { inward: 0.004, up: 0.004, sideways: 0.01 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.03, 0.1, 0.186, 0.018],
          [0.09, 0.132, 0.166, 0.026],
          [0.155, 0.112, 0.12, 0.016],
        ],
        3,
      ),
      { blend: 0.008, importance: 1.8 },
    ),
    // A moustache turned up at its ends.
    add(
      hair,
      chain(
        [
          [0.01, -0.075, 0.212, 0.026],
          [0.08, -0.095, 0.2, 0.03],
          [0.15, -0.075, 0.165, 0.022],
          [0.185, -0.025, 0.155, 0.014],
        ],
        3,
      ),
      { blend: 0.01, importance: 1.6 },
    ),
  ),
  add(hair, cone([0, -0.16, 0.175], [0, -0.235, 0.185], 0.04, 0.018), { blend: 0.012 }),
  add(
    hair,
    blended(
      0.04,
      shared(0.02, ellipsoid([0, 0, -0.05], [0.21, 0.2, 0.19]), half([0, 0, 1], 0.03)),
      ellipsoid([0, -0.13, -0.12], [0.16, 0.09, 0.09]),
    ),
    { blend: 0.008 },
  ),
];

/** A broad hat turned up at one side, with a plume that falls back over it. */
const hat = frame({ at: [0, 0.15, -0.05], turn: [-22, 0, 5] }, [
  add(
    garb,
    shared(
      0.012,
      (x, _y, z) => Math.hypot(x, z * 1.08) - 0.37,
      (x, y, z) => Math.abs(y - 0.26 * Math.max(0, x + 0.06) ** 1.5 - 0.03 * Math.cos(z * 5)) * 0.85 - 0.026,
    ),
    { blend: 0.01 },
  ),
  add(garb, blended(0.03, shared(0.03, cone([0, 0, 0], [0, 0.2, -0.01], 0.2, 0.15), above(0.0))), { blend: 0.02 }),
  soft('#000000', torus([0, 0.03, 0], 0.21, 0.03), { width: 0.06, amount: 0.7, on: garb }),
  add(trim, torus([0, 0.05, 0], 0.203, 0.036, undefined, 1.2), { blend: 0.008 }),
  add(iron, ellipsoid([-0.15, 0.06, 0.155], [0.05, 0.05, 0.035], [0, -42, 0]), { blend: 0.006, importance: 1.3 }),
  add(
    trim,
    chain([
      [-0.17, 0.07, 0.14, 0.03],
      [-0.25, 0.26, 0.06, 0.06],
      [-0.22, 0.38, -0.12, 0.085],
      [-0.12, 0.34, -0.32, 0.07],
      [-0.07, 0.22, -0.42, 0.03],
    ]),
    { blend: 0.012 },
  ),
  add(trim, ball([-0.17, 0.06, 0.14], 0.03), { blend: 0.01 }),
]);

/** Under a broad hat with a plume: a moustache turned up, a pointed beard. */
export default headModel([face, hat]);
