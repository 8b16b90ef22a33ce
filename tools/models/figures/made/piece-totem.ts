import {
  add,
  ball,
  blended,
  chain,
  clay,
  cloth,
  cone,
  cylinder,
  decal,
  ellipsoid,
  type Field,
  mirror,
  model,
  type Parts,
  roundedBox,
  shared,
  soft,
  wet,
} from '../../language/index.ts';

const cedar = clay('#9a5a34');
const red = clay('#b23a2c');
const teal = clay('#2f7f80');
const cream = clay('#efe0b8');
const black = clay('#251a16');
const yellow = clay('#e2a93a');

const ground = add(
  cloth('#64603f'),
  blended(
    0.05,
    ellipsoid([0, -0.02, 0], [0.44, 0.07, 0.42]),
    ellipsoid([0.3, 0.02, 0.2], [0.1, 0.08, 0.09]),
    ellipsoid([-0.28, 0.02, 0.24], [0.09, 0.06, 0.08]),
    ellipsoid([-0.2, 0.02, -0.28], [0.12, 0.08, 0.09]),
  ),
  { blend: 0.006, importance: 0.6 },
);

/** A bear at the foot, that holds a fish across its chest. */
const bear: Parts = [
  add(
    cedar,
    blended(0.05, cylinder([0, 0.2, -0.02], 0.215, 0.22, 0.06), ellipsoid([0, 0.34, 0.06], [0.2, 0.14, 0.17])),
    { blend: 0.01 },
  ),
  mirror(
    add(cedar, ball([0.16, 0.46, 0.0], 0.066), { blend: 0.02 }),
    add(black, ball([0.165, 0.46, 0.045], 0.036), { blend: 0.006 }),
    add(
      cedar,
      chain([
        [0.2, 0.26, 0.02, 0.07],
        [0.24, 0.16, 0.12, 0.066],
        [0.12, 0.13, 0.22, 0.06],
      ]),
      { blend: 0.014 },
    ),
    add(cedar, ellipsoid([0.13, 0.045, 0.2], [0.1, 0.06, 0.1]), { blend: 0.014 }),
    add(cream, ellipsoid([0.09, 0.38, 0.195], [0.056, 0.05, 0.035]), { blend: 0.006, importance: 1.8 }),
    decal(wet('#20140f'), ellipsoid([0.085, 0.375, 0.235], [0.028, 0.03, 0.035]), { importance: 2.5 }),
  ),
  add(cream, ellipsoid([0, 0.29, 0.22], [0.1, 0.07, 0.07]), { blend: 0.016, importance: 1.2 }),
  add(black, ellipsoid([0, 0.32, 0.285], [0.04, 0.03, 0.025]), { blend: 0.006, importance: 1.5 }),
  add(
    teal,
    chain([
      [-0.17, 0.165, 0.25, 0.03],
      [-0.06, 0.165, 0.285, 0.06],
      [0.1, 0.165, 0.28, 0.05],
      [0.19, 0.18, 0.24, 0.02],
    ]),
    { blend: 0.006 },
  ),
  add(teal, cone([0.17, 0.17, 0.25], [0.25, 0.21, 0.21], 0.026, 0.05), { blend: 0.006 }),
];

/** A raven's wing, spread, its feathers painted in bands. */
const wing: Field = shared(
  0.02,
  (x, y) => Math.max(Math.abs(x - 0.33) - 0.24, y - 0.9 - 0.35 * x, 0.6 + 0.55 * Math.max(0, x - 0.1) - y),
  (x, _y, z) => Math.abs(z + 0.02 + 0.25 * x * x) - 0.04,
);
const raven: Parts = [
  add(
    cedar,
    blended(0.04, cylinder([0, 0.62, -0.02], 0.18, 0.2, 0.05), ellipsoid([0, 0.9, 0.01], [0.185, 0.15, 0.17])),
    { blend: 0.01 },
  ),
  decal(red, roundedBox([0, 0.6, 0.14], [0.11, 0.11, 0.1], 0.02), { importance: 1.3 }),
  decal(cream, ellipsoid([0, 0.6, 0.16], [0.05, 0.06, 0.1]), { importance: 1.3 }),
  mirror(
    add(teal, wing, { blend: 0.01 }),
    decal(black, (x, y) => Math.abs(y - 0.93 - 0.35 * x + 0.14) - 0.03, { on: teal, importance: 1.2 }),
    decal(yellow, (x, y) => Math.abs(y - 0.93 - 0.35 * x + 0.03) - 0.032, { on: teal, importance: 1.2 }),
    add(cream, ellipsoid([0.1, 0.93, 0.13], [0.066, 0.06, 0.045]), { blend: 0.006, importance: 1.8 }),
    decal(wet('#20140f'), ellipsoid([0.097, 0.925, 0.175], [0.032, 0.034, 0.035]), { importance: 2.5 }),
    add(
      red,
      chain(
        [
          [0.03, 0.985, 0.165, 0.024],
          [0.1, 1.01, 0.15, 0.03],
          [0.18, 0.97, 0.08, 0.02],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.3 },
    ),
  ),
  add(
    yellow,
    chain([
      [0, 0.88, 0.14, 0.075],
      [0, 0.88, 0.27, 0.062],
      [0, 0.82, 0.36, 0.02],
    ]),
    { blend: 0.01, importance: 1.2 },
  ),
  decal(black, (_x, y, z) => Math.max(Math.abs(y - 0.85 + 0.12 * Math.max(0, z - 0.2)) - 0.012, 0.14 - z), {
    on: yellow,
    importance: 1,
  }),
];

/** A sun with rays above all. */
const crest: Parts = [
  add(red, cylinder([0, 1.05, -0.01], 0.155, 0.04, 0.02), { blend: 0.01 }),
  add(yellow, ellipsoid([0, 1.17, 0], [0.115, 0.115, 0.07]), { blend: 0.008 }),
  add(
    yellow,
    blended(
      0.006,
      ...[-75, -37, 0, 37, 75].map((angle) => {
        const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
        return cone([x * 0.09, 1.17 + y * 0.09, 0], [x * 0.22, 1.17 + y * 0.22, 0], 0.042, 0.02);
      }),
    ),
    { blend: 0.008 },
  ),
  add(red, ball([0, 1.17, 0.05], 0.05), { blend: 0.006 }),
];

/** A totem of one's own: a bear with a fish, a raven with painted wings, the sun. */
export default model({
  height: 1.35,
  onChip: false,
  overhang: 0.66,
  triangles: { figure: 1300, low: 360 },
  parts: [
    ground,
    bear,
    raven,
    crest,
    soft('#4a2c1a', ellipsoid([0, 0.03, 0], [0.5, 0.1, 0.5]), { width: 0.1, on: cedar }),
  ],
});
