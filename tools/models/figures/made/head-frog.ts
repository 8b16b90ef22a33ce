import {
  add,
  ball,
  blended,
  carve,
  chain,
  darkHide,
  decal,
  ellipsoid,
  half,
  headModel,
  hide,
  mirror,
  paleHide,
  shared,
  skin,
  soft,
  torus,
  trim,
  wet,
} from '../../language/index.ts';

const mouth = skin('#7a2f3a');

const head = [
  add(
    hide,
    blended(
      0.07,
      ellipsoid([0, -0.02, 0.03], [0.265, 0.155, 0.21]),
      ellipsoid([0, 0.06, -0.03], [0.2, 0.13, 0.17]),
      ellipsoid([0, -0.16, -0.01], [0.16, 0.1, 0.14]),
    ),
    { blend: 0.02, importance: 1.1 },
  ),
  // Eyes on two bumps above the head.
  mirror(add(hide, ball([0.125, 0.145, 0.06], 0.1), { blend: 0.04, importance: 1.2 })),
  mirror(add(wet('#f5d860'), ball([0.13, 0.165, 0.1], 0.078), { blend: 0.006, importance: 3 })),
  ...[1, -1].map((side) =>
    decal(wet('#14100c'), ellipsoid([side * 0.126, 0.172, 0.165], [0.05, 0.026, 0.045]), { importance: 3 }),
  ),
  mirror(
    add(hide, shared(0.006, ball([0.13, 0.17, 0.096], 0.09), half([0, -1, 0.25], -0.19)), {
      blend: 0.008,
      importance: 1.5,
    }),
  ),
  // A mouth from ear to ear, and a throat like a bag.
  add(paleHide, shared(0.03, ellipsoid([0, -0.105, 0.07], [0.225, 0.11, 0.175]), half([0, 1, 0.1], -0.055)), {
    blend: 0.014,
    importance: 1.2,
  }),
  carve(
    mouth,
    chain(
      [
        [-0.235, -0.005, 0.13, 0.016],
        [-0.14, -0.06, 0.225, 0.018],
        [0, -0.075, 0.255, 0.018],
        [0.14, -0.06, 0.225, 0.018],
        [0.24, 0.005, 0.125, 0.016],
      ],
      3,
    ),
    { blend: 0.006, importance: 1.7, grow: 0.004 },
  ),
  mirror(decal(darkHide, ball([0.032, 0.03, 0.245], 0.014), { importance: 1.8 })),
  // Spots on the crown and the cheeks.
  ...[
    [0.0, 0.17, -0.05, 0.045],
    [0.13, 0.1, -0.14, 0.05],
    [-0.12, 0.09, -0.15, 0.055],
    [0.24, 0.02, -0.02, 0.04],
    [-0.245, 0.0, 0.0, 0.04],
  ].map(([x = 0, y = 0, z = 0, r = 0]) => decal(darkHide, ball([x, y, z], r), { on: hide, importance: 1.3 })),
  soft('#000000', ellipsoid([0, -0.24, -0.02], [0.2, 0.06, 0.2]), { width: 0.08, amount: 0.6 }),
  // A neckcloth tied at one side.
  add(trim, torus([0, -0.2, 0.0], 0.15, 0.04, [8, 0, 0], 1.2), { blend: 0.008 }),
];

/** A frog's head: eyes on top with their lids half shut, a mouth from ear to ear. */
export default headModel(head);
