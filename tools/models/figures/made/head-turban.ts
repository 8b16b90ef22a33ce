import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  dyed,
  ellipsoid,
  eyes,
  garb,
  half,
  headModel,
  hide,
  iron,
  mirror,
  oval,
  shared,
  skin,
  soft,
  torus,
  trim,
  wet,
} from '../../language/index.ts';

const hair = clay('#241b18');
const nose = dyed(skin('#d98a66'), 'skin', 0.8);

const face = [
  add(
    hide,
    blended(0.05, ellipsoid([0, 0.01, 0], [0.185, 0.19, 0.175]), ellipsoid([0, -0.12, 0.06], [0.12, 0.09, 0.11])),
    {
      blend: 0.02,
      importance: 1.3,
    },
  ),
  add(
    nose,
    chain(
      [
        [0, 0.02, 0.175, 0.03],
        [0, -0.03, 0.225, 0.042],
        [0, -0.05, 0.215, 0.036],
      ],
      3,
    ),
    { blend: 0.02, importance: 1.8 },
  ),
  mirror(add(hide, ellipsoid([0.19, -0.02, 0], [0.034, 0.058, 0.044]), { blend: 0.014 })),
  mirror(add(iron, torus([0.205, -0.085, 0.01], 0.03, 0.018, [90, 30, 0]), { blend: 0.004 })),
  eyes([0.084, 0.035, 0.15], 0.058, { inward: 0.006, share: 0.6 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.028, 0.09, 0.186, 0.02],
          [0.09, 0.118, 0.17, 0.026],
          [0.16, 0.085, 0.12, 0.016],
        ],
        3,
      ),
      { blend: 0.008, importance: 1.8 },
    ),
  ),
  soft('#000000', ball([0.12, -0.055, 0.14], 0.03), { width: 0.05, amount: 0.35, on: hide }),
  soft('#000000', ball([-0.12, -0.055, 0.14], 0.03), { width: 0.05, amount: 0.35, on: hide }),
  carve(skin('#6e2320'), shared(0.006, ellipsoid([0, -0.095, 0.19], [0.07, 0.05, 0.07]), half([0, 1, 0], -0.085)), {
    blend: 0.006,
    importance: 2,
    grow: 0.003,
  }),
  add(clay('#fff6e0'), ellipsoid([0, -0.1, 0.17], [0.045, 0.016, 0.02]), { blend: 0, importance: 2 }),
  add(hair, cone([0, -0.165, 0.16], [0, -0.23, 0.175], 0.034, 0.016), { blend: 0.01 }),
];

/** Winds of cloth one over another, a gem in front, an end that hangs behind. */
const turban = [
  add(
    garb,
    blended(
      0.02,
      ellipsoid([0, 0.2, -0.05], [0.23, 0.17, 0.23], [-12, 0, 0]),
      torus([0, 0.12, -0.035], 0.19, 0.062, [-16, 0, 8], 1),
    ),
    { blend: 0.008, importance: 1.2 },
  ),
  // Its winds.
  ...[-1, 1].map((side) =>
    add(garb, oval([0, 0.19, -0.05], 0.205, 1, 0.05, [-10, 0, side * 24], 1), { blend: 0.02, importance: 1.1 }),
  ),
  add(trim, ellipsoid([0, 0.335, -0.08], [0.09, 0.07, 0.09]), { blend: 0.012 }),
  soft('#000000', ellipsoid([0, 0.1, -0.04], [0.27, 0.02, 0.27]), { width: 0.05, amount: 0.6, on: garb }),
  add(
    garb,
    chain([
      [0.13, 0.1, -0.2, 0.05],
      [0.17, -0.06, -0.24, 0.052],
      [0.15, -0.22, -0.22, 0.03],
    ]),
    { blend: 0.01 },
  ),
  add(iron, ellipsoid([0, 0.19, 0.205], [0.066, 0.074, 0.035]), { blend: 0.006, importance: 1.5 }),
  add(wet('#27b08a'), ellipsoid([0, 0.19, 0.232], [0.042, 0.048, 0.03]), { blend: 0.003, importance: 2 }),
  // A heron's feather above the gem.
  add(
    trim,
    chain([
      [0, 0.25, 0.2, 0.03],
      [0, 0.4, 0.2, 0.062],
      [0.01, 0.51, 0.12, 0.058],
      [0.02, 0.55, 0.0, 0.02],
    ]),
    { blend: 0.008 },
  ),
];

/** Under a turban with a gem and a feather: earrings, a quick smile. */
export default headModel([face, turban]);
