import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  darkHide,
  dyed,
  ellipsoid,
  eyes,
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

const tooth = clay('#fff3d0');
const nose = dyed(skin('#d98a66'), 'skin', 0.75);

/** Long leaf-shaped ears that stand off, hollow in front. */
const ears = mirror(
  add(
    hide,
    chain([
      [0.16, 0.0, 0, 0.06],
      [0.32, 0.07, -0.03, 0.085],
      [0.47, 0.17, -0.08, 0.05],
      [0.55, 0.24, -0.11, 0.018],
    ]),
    { blend: 0.02 },
  ),
  carve(
    darkHide,
    chain([
      [0.22, 0.025, 0.09, 0.03],
      [0.33, 0.075, 0.075, 0.05],
      [0.45, 0.16, 0.0, 0.026],
    ]),
    { blend: 0.014, importance: 0.9, grow: 0.002 },
  ),
);

const face = [
  add(
    hide,
    blended(
      0.06,
      ellipsoid([0, 0.03, 0], [0.2, 0.17, 0.18]),
      ellipsoid([0, -0.1, 0.07], [0.14, 0.09, 0.12]),
      cone([0, -0.12, -0.02], [0, -0.22, -0.01], 0.1, 0.1),
    ),
    { blend: 0.02, importance: 1.2 },
  ),
  ears,
  add(iron, torus([0.42, 0.09, -0.03], 0.034, 0.018, [90, 20, 0]), { blend: 0.004 }),
  // A nose like a carrot, and a grin of three teeth.
  add(
    nose,
    chain([
      [0, 0.0, 0.17, 0.04],
      [0, -0.02, 0.28, 0.044],
      [0.01, -0.06, 0.38, 0.022],
    ]),
    { blend: 0.024, importance: 1.5 },
  ),
  carve(skin('#5e2028'), shared(0.006, ellipsoid([0, -0.085, 0.2], [0.125, 0.075, 0.09]), half([0, 1, 0], -0.085)), {
    blend: 0.006,
    importance: 1.6,
    grow: 0.003,
  }),
  ...[-0.065, 0.02, 0.08].map((x, k) =>
    add(
      tooth,
      cone(
        [x, -0.085, 0.185 - Math.abs(x) * 0.4],
        [x, -0.122 - (k % 2) * 0.012, 0.19 - Math.abs(x) * 0.4],
        0.022,
        0.012,
      ),
      { blend: 0, importance: 1.8 },
    ),
  ),
  eyes([0.092, 0.05, 0.145], 0.066, { white: '#fff2a8', share: 0.46, inward: 0.012, up: -0.002 }),
  mirror(
    add(
      darkHide,
      chain(
        [
          [0.03, 0.088, 0.2, 0.022],
          [0.1, 0.142, 0.17, 0.03],
          [0.185, 0.16, 0.09, 0.016],
        ],
        3,
      ),
      { blend: 0.008, importance: 1.5 },
    ),
  ),
];

/** A cap with its tip bent forward, a bell at its end. */
const cap = [
  add(
    trim,
    blended(
      0.04,
      shared(0.02, ellipsoid([0, 0.09, -0.03], [0.205, 0.17, 0.19]), half([0, -1, 0.25], -0.105)),
      chain([
        [0, 0.2, -0.06, 0.14],
        [0.03, 0.37, -0.12, 0.085],
        [0.1, 0.47, -0.08, 0.052],
        [0.19, 0.45, -0.02, 0.026],
      ]),
    ),
    { blend: 0.008 },
  ),
  add(darkHide, torus([0, 0.115, -0.02], 0.203, 0.036, [-14, 0, 0], 1.1), { blend: 0.008 }),
  add(iron, ball([0.215, 0.41, -0.01], 0.045), { blend: 0.005, importance: 1.2 }),
  soft('#000000', ball([0.08, 0.4, -0.12], 0.06), { width: 0.08, amount: 0.5, on: trim }),
];

/** An imp's head: leaf ears, a nose like a carrot, a grin, a cap with a bell. */
export default headModel([face, cap]);
