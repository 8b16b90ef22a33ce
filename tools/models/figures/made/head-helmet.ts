import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  cylinder,
  darkIron,
  decal,
  ellipsoid,
  type Field,
  glow,
  headModel,
  iron,
  mirror,
  roundedBox,
  shared,
  soft,
  torus,
  trim,
} from '../../language/index.ts';

const dark = clay('#17120f');

/** A great helm: a drum that narrows to a rounded top, a slit to see through, holes to breathe. */
const drum: Field = blended(
  0.04,
  cone([0, -0.12, 0], [0, 0.08, 0], 0.215, 0.235),
  shared(0.05, ellipsoid([0, 0.1, 0], [0.232, 0.2, 0.232]), (_x, y) => -y),
);
const helm = [
  add(
    iron,
    shared(0.02, drum, (_x, y) => -0.25 - y),
    { blend: 0.01, importance: 1.1 },
  ),
  // The cross of brass on its face.
  add(
    trim,
    shared(
      0.008,
      (x, y, z) => Math.abs(drum(x, y, z)) - 0.022,
      (x, y, z) => Math.max(Math.min(Math.abs(x) - 0.034, Math.abs(y - 0.045) - 0.062), -z, -0.22 - y, y - 0.3),
    ),
    { blend: 0.006, importance: 1.3 },
  ),
  carve(dark, roundedBox([0, 0.045, 0.22], [0.17, 0.026, 0.12], 0.012), { blend: 0.004, importance: 2, grow: 0.002 }),
  mirror(add(glow('#ffce6a'), ellipsoid([0.078, 0.043, 0.172], [0.036, 0.024, 0.028]), { blend: 0, importance: 2.2 })),
  mirror(
    ...[-0.06, -0.115].flatMap((y) =>
      [0.075, 0.125].map((x) => decal(dark, cylinder([x, y, 0.2], 0.017, 0.1, 0.002, [90, 0, 0]), { importance: 1.5 })),
    ),
  ),
  add(darkIron, torus([0, -0.2, 0], 0.205, 0.034, undefined, 1.1), { blend: 0.008 }),
  soft('#000000', ellipsoid([0, -0.24, 0], [0.4, 0.06, 0.4]), { width: 0.08, amount: 0.6, on: iron }),
  // A crest of stiff hair from brow to nape.
  add(
    trim,
    shared(
      0.02,
      chain([
        [0, 0.24, 0.14, 0.06],
        [0, 0.36, 0.02, 0.085],
        [0, 0.33, -0.16, 0.085],
        [0, 0.16, -0.29, 0.07],
        [0, -0.04, -0.32, 0.035],
      ]),
      (x) => Math.abs(x) - 0.052,
    ),
    { blend: 0.008 },
  ),
  add(iron, ball([0, 0.29, 0.1], 0.03), { blend: 0.01 }),
];

/** In a great helm: a slit with two lights behind it, a cross on its face, a crest of hair. */
export default headModel(helm);
