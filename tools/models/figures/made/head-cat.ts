import {
  add,
  ball,
  blended,
  chain,
  clay,
  cone,
  darkHide,
  decal,
  ellipsoid,
  headModel,
  hide,
  iron,
  mirror,
  paleHide,
  shared,
  skin,
  soft,
  wet,
} from '../../language/index.ts';

const pink = skin('#d9837a');
const whisker = clay('#f4e6bf');

const head = [
  add(
    hide,
    blended(
      0.07,
      ellipsoid([0, 0.03, 0], [0.215, 0.18, 0.185]),
      ellipsoid([0, -0.06, 0.05], [0.2, 0.11, 0.14]),
      cone([0, -0.12, -0.03], [0, -0.22, -0.01], 0.12, 0.11),
    ),
    { blend: 0.02, importance: 1.2 },
  ),
  mirror(
    // Tufts at the cheeks.
    add(hide, cone([0.17, -0.06, 0.05], [0.285, -0.12, 0.04], 0.08, 0.02), { blend: 0.03 }),
    add(paleHide, ball([0.056, -0.085, 0.185], 0.066), { blend: 0.02, importance: 1.3 }),
    // Ears with a pink inside and a tuft.
    add(hide, cone([0.125, 0.13, -0.02], [0.205, 0.36, -0.04], 0.1, 0.022), { blend: 0.02, importance: 1.2 }),
    decal(pink, cone([0.135, 0.18, 0.075], [0.198, 0.325, 0.0], 0.06, 0.012), { on: hide, importance: 1.4 }),
    add(whisker, cone([0.1, -0.075, 0.215], [0.3, -0.06, 0.2], 0.014, 0.01), { blend: 0.003, importance: 1.2 }),
    add(whisker, cone([0.1, -0.1, 0.21], [0.28, -0.15, 0.19], 0.014, 0.01), { blend: 0.003, importance: 1.2 }),
  ),
  add(paleHide, ellipsoid([0, -0.145, 0.14], [0.06, 0.045, 0.06]), { blend: 0.02 }),
  add(pink, shared(0.01, ellipsoid([0, -0.035, 0.235], [0.04, 0.03, 0.03])), { blend: 0.01, importance: 1.8 }),
  mirror(add(wet('#a7d24a'), ball([0.1, 0.05, 0.135], 0.064), { blend: 0.005, importance: 3 })),
  ...[1, -1].map((side) =>
    decal(wet('#14100c'), ellipsoid([side * 0.094, 0.052, 0.19], [0.02, 0.046, 0.04]), { importance: 3 }),
  ),
  mirror(
    add(
      darkHide,
      chain(
        [
          [0.035, 0.105, 0.185, 0.018],
          [0.1, 0.135, 0.165, 0.024],
          [0.175, 0.12, 0.1, 0.014],
        ],
        3,
      ),
      { blend: 0.008, importance: 1.5 },
    ),
  ),
  // Stripes on the brow and down the back of the head.
  ...[-0.07, 0, 0.07].map((x) =>
    decal(
      darkHide,
      chain(
        [
          [x * 0.7, 0.13, 0.2, 0.016],
          [x, 0.22, 0.1, 0.026],
          [x * 1.3, 0.2, -0.15, 0.03],
        ],
        3,
      ),
      { on: hide, importance: 1.2 },
    ),
  ),
  soft('#000000', ellipsoid([0, -0.2, -0.02], [0.2, 0.06, 0.2]), { width: 0.08, amount: 0.6, on: hide }),
  // A ring in one ear.
  add(iron, blended(0, ball([0.225, 0.235, -0.0], 0.026), ball([0.24, 0.2, 0.0], 0.022)), { blend: 0.004 }),
];

/** A cat's head: green eyes with slits, striped, pricked ears, whiskers. */
export default headModel(head);
