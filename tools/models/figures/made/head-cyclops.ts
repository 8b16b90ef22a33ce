import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  darkHide,
  decal,
  ellipsoid,
  half,
  headModel,
  hide,
  iron,
  mirror,
  paleHide,
  shared,
  skin,
  soft,
  torus,
  wet,
} from '../../language/index.ts';

const tooth = clay('#fff3d0');
const horn = clay('#e8d9b0');

const head = [
  add(
    hide,
    blended(
      0.07,
      ellipsoid([0, 0.05, -0.01], [0.2, 0.2, 0.185]),
      ellipsoid([0, -0.11, 0.06], [0.18, 0.1, 0.14]),
      cone([0, -0.14, -0.02], [0, -0.22, -0.01], 0.13, 0.13),
    ),
    { blend: 0.02, importance: 1.2 },
  ),
  // One eye, and one brow over it.
  add(wet('#f7f0dc'), ball([0, 0.06, 0.135], 0.105), { blend: 0.006, importance: 3 }),
  decal(wet('#2f8fb0'), ellipsoid([0.004, 0.06, 0.235], [0.056, 0.056, 0.05]), { importance: 3 }),
  decal(wet('#14100c'), ellipsoid([0.004, 0.06, 0.245], [0.03, 0.03, 0.05]), { importance: 3 }),
  add(
    darkHide,
    chain(
      [
        [-0.165, 0.13, 0.13, 0.024],
        [-0.07, 0.178, 0.185, 0.036],
        [0.05, 0.172, 0.19, 0.04],
        [0.165, 0.15, 0.13, 0.026],
      ],
      3,
    ),
    { blend: 0.01, importance: 1.5 },
  ),
  add(hide, shared(0.006, ball([0, 0.055, 0.133], 0.117), half([0, 1, -0.3], -0.04)), {
    blend: 0.012,
    importance: 1.4,
  }),
  add(paleHide, ellipsoid([0, -0.06, 0.225], [0.055, 0.04, 0.045]), { blend: 0.024, importance: 1.3 }),
  // An underbite with two tusks.
  carve(
    skin('#5e2028'),
    chain(
      [
        [-0.11, -0.125, 0.18, 0.016],
        [0, -0.115, 0.215, 0.018],
        [0.11, -0.125, 0.18, 0.016],
      ],
      3,
    ),
    { blend: 0.006, importance: 1.5, grow: 0.003 },
  ),
  mirror(
    add(tooth, cone([0.075, -0.13, 0.19], [0.085, -0.06, 0.205], 0.028, 0.012), { blend: 0.003, importance: 1.6 }),
    add(hide, ellipsoid([0.205, 0.0, -0.01], [0.04, 0.07, 0.05], [0, 0, -20]), { blend: 0.016 }),
    add(iron, torus([0.225, -0.07, 0.0], 0.034, 0.018, [90, 20, 0]), { blend: 0.004 }),
  ),
  // A horn on the crown, and a mane.
  add(
    horn,
    chain([
      [0, 0.2, 0.02, 0.066],
      [0, 0.32, 0.05, 0.046],
      [0, 0.41, 0.12, 0.018],
    ]),
    { blend: 0.012 },
  ),
  ...[0, 1, 2].map((k) =>
    decal(darkHide, torus([0, 0.25 + k * 0.05, 0.035 + k * 0.018], 0.055, 0.012, [16, 0, 0]), {
      on: horn,
      importance: 0.8,
    }),
  ),
  add(
    darkHide,
    blended(
      0.03,
      ball([0, 0.17, -0.13], 0.1),
      ball([0.03, 0.04, -0.2], 0.095),
      ball([-0.02, -0.1, -0.18], 0.095),
      ball([0, 0.24, -0.04], 0.06),
    ),
    { blend: 0.012 },
  ),
  soft('#000000', ellipsoid([0, -0.22, -0.02], [0.2, 0.06, 0.2]), { width: 0.08, amount: 0.6, on: hide }),
];

/** A cyclops: one great eye under one brow, two tusks, a horn, a mane. */
export default headModel(head);
