import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  darkGarb,
  dyed,
  ellipsoid,
  eyes,
  garb,
  half,
  headModel,
  hide,
  mirror,
  oval,
  placed,
  shared,
  skin,
  soft,
  trim,
  without,
} from '../../language/index.ts';

const nose = dyed(skin('#d98a66'), 'skin', 0.8);

/** A pointed hood whose tip falls back; its opening shows a narrow face. */
const opening = ellipsoid([0, -0.02, 0.2], [0.15, 0.19, 0.18]);
const hood = [
  add(
    garb,
    without(
      0.03,
      blended(
        0.06,
        ellipsoid([0, 0.03, -0.03], [0.245, 0.25, 0.235]),
        chain([
          [0, 0.16, -0.06, 0.17],
          [0, 0.32, -0.14, 0.085],
          [0.02, 0.38, -0.27, 0.05],
          [0.05, 0.3, -0.37, 0.026],
        ]),
        ellipsoid([0, -0.19, -0.05], [0.24, 0.09, 0.2]),
      ),
      opening,
    ),
    { blend: 0.01 },
  ),
  soft('#000000', ellipsoid([0, -0.02, 0.14], [0.15, 0.18, 0.14]), { width: 0.06, amount: 1, on: garb }),
  add(trim, placed(oval([0, 0, 0], 0.158, 1.22, 0.033), [0, -0.02, 0.165], [82, 0, 0]), { blend: 0.012 }),
  add(trim, ball([0.05, 0.27, -0.385], 0.042), { blend: 0.008 }),
];

const face = [
  add(
    hide,
    blended(0.04, ellipsoid([0, 0, 0.02], [0.165, 0.165, 0.15]), ellipsoid([0, -0.1, 0.06], [0.1, 0.09, 0.1])),
    {
      blend: 0.006,
      importance: 1.2,
    },
  ),
  add(
    nose,
    chain(
      [
        [0, 0.01, 0.17, 0.03],
        [0, -0.035, 0.225, 0.038],
        [0, -0.075, 0.25, 0.028],
      ],
      3,
    ),
    { blend: 0.02, importance: 1.8 },
  ),
  eyes([0.078, 0.04, 0.135], 0.056, { inward: 0.006, up: 0.0, share: 0.5 }),
  // Lids half closed: it has seen something.
  mirror(
    add(hide, shared(0.004, ball([0.078, 0.045, 0.134], 0.064), half([0.2, -1, 0.25], -0.045)), {
      blend: 0.004,
      importance: 1.6,
    }),
    add(
      clay('#3d2a1e'),
      chain(
        [
          [0.03, 0.082, 0.17, 0.018],
          [0.085, 0.112, 0.155, 0.024],
          [0.135, 0.105, 0.12, 0.016],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.6 },
    ),
  ),
  carve(
    darkGarb,
    chain(
      [
        [-0.05, -0.095, 0.18, 0.012],
        [0.01, -0.11, 0.19, 0.016],
        [0.07, -0.085, 0.165, 0.012],
      ],
      3,
    ),
    { blend: 0.006, importance: 1.6, grow: 0.003 },
  ),
  add(hide, cone([0, -0.15, 0.02], [0, -0.22, 0], 0.09, 0.09), { blend: 0.01 }),
];

/** Under a hood: its tip falls back, lids half closed, a long nose. */
export default headModel([hood, face]);
