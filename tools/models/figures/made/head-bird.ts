import {
  add,
  ball,
  blended,
  chain,
  clay,
  cone,
  decal,
  ellipsoid,
  eyes,
  headModel,
  hide,
  mirror,
  paleHide,
  soft,
  trim,
} from '../../language/index.ts';

const beak = clay('#e0982e');
const dark = clay('#5a3a18');

const head = [
  add(
    hide,
    blended(
      0.06,
      ellipsoid([0, 0.04, -0.01], [0.19, 0.19, 0.185]),
      ellipsoid([0, -0.16, -0.02], [0.15, 0.13, 0.14]),
      ellipsoid([0, -0.27, 0.01], [0.19, 0.08, 0.17]),
    ),
    { blend: 0.02, importance: 1.1 },
  ),
  // A ruff of pale feathers at the neck.
  add(
    paleHide,
    blended(
      0.012,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
        const angle = ((k + 0.5) * Math.PI) / 4;
        return cone(
          [Math.sin(angle) * 0.15, -0.18, Math.cos(angle) * 0.14],
          [Math.sin(angle) * 0.23, -0.285, Math.cos(angle) * 0.21],
          0.06,
          0.03,
        );
      }),
    ),
    { blend: 0.012, importance: 0.9 },
  ),
  // A great hooked beak.
  add(
    beak,
    chain([
      [0, 0.02, 0.14, 0.095],
      [0, 0.025, 0.27, 0.078],
      [0, -0.03, 0.375, 0.05],
      [0, -0.12, 0.385, 0.02],
    ]),
    { blend: 0.012, importance: 1.3 },
  ),
  add(beak, cone([0, -0.07, 0.14], [0, -0.085, 0.29], 0.062, 0.03), { blend: 0.004, importance: 1.2 }),
  decal(
    dark,
    chain(
      [
        [-0.02, -0.045, 0.1, 0.016],
        [0.0, -0.05, 0.2, 0.016],
        [0, -0.075, 0.34, 0.014],
      ],
      3,
    ),
    { importance: 1 },
  ),
  mirror(decal(dark, ellipsoid([0.05, 0.065, 0.255], [0.022, 0.016, 0.03]), { importance: 1.6 })),
  mirror(add(paleHide, ellipsoid([0.11, 0.075, 0.11], [0.085, 0.085, 0.07]), { blend: 0.02, importance: 1.2 })),
  eyes([0.112, 0.085, 0.135], 0.06, { white: '#ffd23f', share: 0.58, inward: 0.012 }),
  mirror(
    add(
      hide,
      chain(
        [
          [0.04, 0.13, 0.19, 0.022],
          [0.11, 0.155, 0.165, 0.03],
          [0.19, 0.14, 0.08, 0.02],
        ],
        3,
      ),
      { blend: 0.01, importance: 1.5 },
    ),
  ),
  // A crest of three feathers, thrown back.
  ...[-0.07, 0, 0.07].map((x, k) =>
    add(
      trim,
      chain([
        [x * 0.6, 0.2, 0.02, 0.04],
        [x * 1.5, 0.34 + (k === 1 ? 0.05 : 0), -0.08, 0.052],
        [x * 2.4, 0.4 + (k === 1 ? 0.07 : 0), -0.24, 0.02],
      ]),
      { blend: 0.012 },
    ),
  ),
  soft('#000000', ball([0, 0.1, -0.2], 0.15), { width: 0.12, amount: 0.5, on: hide }),
];

/** A bird of prey's head: a hooked beak, yellow eyes, a crest, a ruff. */
export default headModel(head);
