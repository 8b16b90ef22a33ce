import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  cylinder,
  decal,
  ellipsoid,
  frame,
  glow,
  gold,
  mirror,
  model,
  type Parts,
  roundedBox,
  soft,
  torus,
} from '../../language/index.ts';

const jade = clay('#5f8f7a');
const pale = clay('#7fae96');
const stone = clay('#9a9284');
const dim = clay('#7c7568');
const brass = gold('#e0aa36');
const dark = clay('#23312b');
const petal = cloth('#d8577a');

const ground = add(cloth('#64603f'), blended(0.05, ellipsoid([0, -0.02, 0], [0.52, 0.07, 0.5])), {
  blend: 0.006,
  importance: 0.6,
});

/** Two worn steps. */
const plinth: Parts = [
  add(dim, roundedBox([0, 0.07, 0], [0.42, 0.07, 0.38], 0.03), { blend: 0.01 }),
  add(stone, roundedBox([0, 0.19, -0.02], [0.34, 0.07, 0.3], 0.03), { blend: 0.01 }),
  decal(
    dark,
    (x, y, z) => Math.max(Math.abs(((x * 6.5 + 10) % 1) - 0.5) * 0.15 - 0.022, Math.abs(y - 0.19) - 0.03, 0.2 - z),
    { on: stone, importance: 1 },
  ),
];

/** Seated with its legs crossed, its hands on its knees. */
const seated: Parts = [
  add(
    jade,
    blended(
      0.07,
      ellipsoid([0, 0.36, 0], [0.3, 0.13, 0.22]),
      ellipsoid([0, 0.52, -0.02], [0.22, 0.19, 0.18]),
      ellipsoid([0, 0.63, -0.02], [0.27, 0.11, 0.16]),
    ),
    { blend: 0.016 },
  ),
  add(pale, ellipsoid([0, 0.48, 0.12], [0.14, 0.13, 0.08]), { blend: 0.03 }),
  mirror(
    add(
      jade,
      chain([
        [0.1, 0.33, 0.1, 0.1],
        [0.32, 0.33, 0.12, 0.09],
        [0.12, 0.31, 0.25, 0.075],
      ]),
      { blend: 0.02 },
    ),
    add(
      jade,
      chain([
        [0.25, 0.64, -0.02, 0.09],
        [0.36, 0.5, 0.04, 0.075],
        [0.31, 0.4, 0.17, 0.066],
      ]),
      { blend: 0.016 },
    ),
    add(brass, torus([0.34, 0.47, 0.08], 0.076, 0.026, [40, 20, 25]), { blend: 0.006 }),
  ),
  add(brass, torus([0, 0.71, 0.01], 0.15, 0.036, [14, 0, 0]), { blend: 0.008 }),
  // A bowl of fire in its lap.
  add(brass, ellipsoid([0, 0.41, 0.26], [0.115, 0.06, 0.1]), { blend: 0.006 }),
  add(
    glow('#ff9a2f'),
    blended(
      0.02,
      ellipsoid([0, 0.46, 0.26], [0.07, 0.04, 0.06]),
      cone([0.01, 0.46, 0.26], [0, 0.58, 0.26], 0.045, 0.018),
    ),
    { blend: 0, importance: 1.4 },
  ),
];

const head: Parts = frame({ at: [0, 0.89, 0.03], turn: [-4, 0, 0], size: 1.1 }, [
  add(
    jade,
    blended(0.05, roundedBox([0, 0, 0], [0.19, 0.17, 0.16], 0.07), ellipsoid([0, -0.1, 0.06], [0.17, 0.08, 0.13])),
    { blend: 0.016, importance: 1.2 },
  ),
  mirror(
    carve(dark, ellipsoid([0.085, 0.035, 0.16], [0.066, 0.036, 0.06], [0, 0, 12]), {
      blend: 0.01,
      importance: 1.8,
      grow: 0.004,
    }),
    add(glow('#ffd75e'), ellipsoid([0.085, 0.033, 0.118], [0.044, 0.022, 0.026], [0, 0, 12]), {
      blend: 0,
      importance: 2,
    }),
    add(
      jade,
      chain(
        [
          [0.02, 0.075, 0.175, 0.026],
          [0.095, 0.105, 0.16, 0.032],
          [0.185, 0.09, 0.09, 0.024],
        ],
        3,
      ),
      { blend: 0.012, importance: 1.3 },
    ),
    // Long ears with rings.
    add(jade, ellipsoid([0.215, -0.03, -0.01], [0.045, 0.14, 0.06]), { blend: 0.016 }),
    add(brass, torus([0.225, -0.17, 0.0], 0.04, 0.02, [90, 0, 0]), { blend: 0.004 }),
  ),
  add(pale, ellipsoid([0, -0.02, 0.19], [0.062, 0.055, 0.05]), { blend: 0.02, importance: 1.3 }),
  carve(
    dark,
    chain(
      [
        [-0.1, -0.1, 0.17, 0.016],
        [0, -0.112, 0.195, 0.02],
        [0.1, -0.1, 0.17, 0.016],
      ],
      3,
    ),
    { blend: 0.008, importance: 1.4, grow: 0.004 },
  ),
  // A crown like a sun, with a third eye.
  add(brass, torus([0, 0.135, -0.01], 0.185, 0.036, [-6, 0, 0], 1.3), { blend: 0.008 }),
  add(
    brass,
    blended(
      0.008,
      ...[-60, -30, 0, 30, 60].map((angle) => {
        const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
        return cone([x * 0.14, 0.12 + y * 0.1, 0.0], [x * 0.32, 0.14 + y * 0.26, -0.04], 0.055, 0.024);
      }),
    ),
    { blend: 0.01 },
  ),
  add(glow('#7af0d8'), ellipsoid([0, 0.17, 0.18], [0.04, 0.05, 0.03]), { blend: 0, importance: 1.8 }),
]);

const offerings: Parts = [
  ...[-0.3, 0.3].map((x) => [
    add(clay('#efe3c4'), cylinder([x, 0.2, 0.3], 0.035, 0.07, 0.012), { blend: 0.006 }),
    add(glow('#ffc04a'), cone([x, 0.29, 0.3], [x, 0.35, 0.3], 0.026, 0.012), { blend: 0, importance: 1.3 }),
  ]),
  add(
    petal,
    blended(0.01, ball([-0.08, 0.16, 0.39], 0.045), ball([0.02, 0.15, 0.41], 0.05), ball([0.11, 0.16, 0.385], 0.042)),
    { blend: 0.006 },
  ),
];

/** An idol of jade: seated on its steps, eyes that glow, a bowl of fire in its lap, candles and flowers before it. */
export default model({
  height: 1.3,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 1400, low: 380 },
  parts: [
    ground,
    plinth,
    seated,
    soft('#2f4a3f', ellipsoid([0, 0.28, 0], [0.5, 0.06, 0.4]), { width: 0.1, on: jade }),
    head,
    offerings,
  ],
});
