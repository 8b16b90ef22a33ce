import {
  add,
  ball,
  blended,
  chain,
  clay,
  cone,
  cylinder,
  decal,
  ellipsoid,
  type Field,
  frame,
  gold,
  half,
  mirror,
  model,
  roundedBox,
  shared,
  soft,
  torus,
} from '../language/index.ts';
import { monument } from '../scenery/monument.ts';

// A statue: all of it is gold, lighter and darker, so that nobody takes it for a token of a race.
const steel = gold('#e3b549');
const darkSteel = gold('#b07f2a');
const brass = gold('#f6d873');
const blue = gold('#94691f');
const face = gold('#ddb052');
const plumage = gold('#c48f30');
const leather = gold('#7a5417');

/** The rock under his foot. */
const rock = add(
  clay('#77716a'),
  shared(
    0.03,
    blended(0.03, ellipsoid([0.17, 0.1, 0.14], [0.2, 0.17, 0.18]), ellipsoid([0.28, 0.07, 0.02], [0.12, 0.12, 0.14])),
    half([0.2, 1, 0.1], 0.235),
    half([1, 0.4, 0.4], 0.33),
  ),
  { blend: 0.01, importance: 0.8 },
);

const legs = [
  // The right foot on the ground, the left one on the rock.
  add(
    darkSteel,
    blended(
      0.04,
      ellipsoid([-0.15, 0.11, 0.03], [0.1, 0.065, 0.15]),
      cone([-0.15, 0.12, -0.01], [-0.12, 0.4, 0], 0.09, 0.11),
    ),
  ),
  add(
    darkSteel,
    blended(
      0.04,
      ellipsoid([0.18, 0.26, 0.2], [0.095, 0.06, 0.14]),
      cone([0.17, 0.28, 0.13], [0.15, 0.45, 0.15], 0.085, 0.095),
      cone([0.15, 0.45, 0.15], [0.09, 0.44, 0.02], 0.1, 0.11),
    ),
  ),
  add(steel, ball([0.155, 0.46, 0.2], 0.085), { blend: 0.01 }),
];

const cross: Field = shared(
  0,
  (x, y) =>
    Math.min(
      Math.max(Math.abs(x) - 0.034, Math.abs(y - 0.56) - 0.13),
      Math.max(Math.abs(x) - 0.11, Math.abs(y - 0.58) - 0.034),
    ),
  half([0, 0, -1], 0),
);
const torso = [
  add(steel, blended(0.08, ellipsoid([0, 0.48, 0], [0.2, 0.14, 0.17]), ellipsoid([0, 0.6, 0], [0.25, 0.15, 0.19])), {
    blend: 0.03,
  }),
  // The tabard, with a golden cross.
  add(
    blue,
    shared(
      0.02,
      blended(
        0.05,
        ellipsoid([0, 0.5, 0], [0.225, 0.2, 0.2]),
        ellipsoid([0, 0.6, 0.005], [0.245, 0.16, 0.205]),
        roundedBox([0.02, 0.34, 0.1], [0.14, 0.12, 0.12], 0.05),
      ),
      (x) => Math.abs(x - 0.0) - 0.155,
      (_, y) => 0.27 - y,
    ),
    { blend: 0.008 },
  ),
  decal(brass, cross, { importance: 3, on: blue }),
  add(leather, torus([0, 0.44, 0.005], 0.195, 0.034, undefined, 1.1), { blend: 0.008 }),
  add(brass, roundedBox([0, 0.44, 0.215], [0.05, 0.04, 0.03], 0.015), { blend: 0.006 }),
  mirror(
    add(
      steel,
      blended(
        0.01,
        shared(0.015, ball([0.27, 0.63, 0], 0.14), half([-0.4, -1, 0], -0.6)),
        torus([0.285, 0.635, 0], 0.128, 0.026, [0, 0, -22]),
      ),
      { blend: 0.01 },
    ),
  ),
];

/** The cape, blown to the side and lifted by the wind. */
const sway = (y: number) => 0.1 * (0.72 - y);
const cape = add(
  blue,
  shared(
    0.012,
    (x, y, z) => {
      const low = Math.max(0, 0.72 - y);
      const middle = -0.16 - 0.42 * low ** 1.15 + 0.03 * Math.sin(x * 16 + y * 4) * (0.4 + low);
      return (Math.abs(z - middle - 0.25 * (x + sway(y)) ** 2) - 0.03) * 0.75;
    },
    (x, y) => (Math.abs(x + sway(y)) - 0.19 - 0.32 * Math.max(0, 0.72 - y)) * 0.85,
    (x, y) => 0.16 + 0.03 * Math.sin(x * 14) - y,
    (_, y) => y - 0.73,
  ),
  { blend: 0.006 },
);

/** The right arm holds the sword straight up. */
const swordArm = [
  add(
    steel,
    chain([
      [-0.27, 0.63, 0, 0.095],
      [-0.42, 0.6, 0.05, 0.08],
      [-0.44, 0.73, 0.15, 0.08],
    ]),
    { blend: 0.03 },
  ),
  add(brass, torus([-0.435, 0.72, 0.14], 0.082, 0.03, [25, 0, 0], 1.2), { blend: 0.008 }),
  add(
    darkSteel,
    blended(
      0.02,
      ball([-0.44, 0.8, 0.18], 0.088),
      ...[-0.055, 0, 0.055].map((y) => cone([-0.4, 0.8 + y, 0.24], [-0.47, 0.8 + y, 0.24], 0.036)),
    ),
    { blend: 0.012 },
  ),
];
const sword = frame({ at: [-0.43, 0.8, 0.2], turn: [-4, 40, 6] }, [
  add(leather, cone([0, -0.12, 0], [0, 0.12, 0], 0.036), { blend: 0.004 }),
  add(brass, ball([0, -0.155, 0], 0.052), { blend: 0.004 }),
  add(brass, roundedBox([0, 0.13, 0], [0.15, 0.034, 0.045], 0.02), { blend: 0.006 }),
  add(
    gold('#f6d873'),
    shared(
      0.006,
      roundedBox([0, 0.42, 0], [0.075, 0.3, 0.04], 0.008),
      (x, _, z) => (Math.abs(x) * 0.5 + Math.abs(z) - 0.04) * 0.9,
      (x, y) => (y - 0.7 + Math.abs(x) * 1.4) / 1.72,
    ),
    { blend: 0.004 },
  ),
]);

/** The left fist on the hip. */
const leftArm = [
  add(
    steel,
    chain([
      [0.27, 0.63, 0, 0.095],
      [0.42, 0.5, -0.03, 0.08],
      [0.32, 0.43, 0.1, 0.075],
    ]),
    { blend: 0.03 },
  ),
  add(darkSteel, blended(0.02, ball([0.285, 0.42, 0.14], 0.085), ball([0.25, 0.42, 0.19], 0.05)), { blend: 0.012 }),
];

const head = frame({ at: [0, 0.88, 0.05], turn: [-2, 12, 5] }, [
  add(
    face,
    blended(0.04, ellipsoid([0, 0, 0.03], [0.19, 0.19, 0.17]), ellipsoid([0, -0.11, 0.09], [0.11, 0.075, 0.09])),
    { blend: 0.02, importance: 1.4 },
  ),
  // The helmet open at the front, its visor pushed up.
  add(
    steel,
    shared(
      0.015,
      ellipsoid([0, 0.03, -0.01], [0.245, 0.26, 0.245]),
      blended(0.02, half([0, 0, 1], 0.03), half([0, -1, 0.35], -0.1)),
    ),
    { blend: 0.006, importance: 1.2 },
  ),
  mirror(add(steel, ellipsoid([0.19, -0.07, 0.06], [0.055, 0.13, 0.11]), { blend: 0.02 })),
  add(brass, torus([0, -0.13, -0.01], 0.19, 0.036, [8, 0, 0], 1.1), { blend: 0.008 }),
  add(darkSteel, shared(0.01, ellipsoid([0, 0.16, 0.06], [0.245, 0.12, 0.2], [-28, 0, 0]), half([0, -1, 0.3], -0.12)), {
    blend: 0.006,
    importance: 1.2,
  }),
  mirror(
    add(brass, ball([0.235, 0.1, 0.02], 0.045), { blend: 0.006 }),
    decal(gold('#4d3510'), roundedBox([0.1, 0.2, 0.26], [0.05, 0.016, 0.1], 0.01, [-30, 0, 0]), { on: darkSteel }),
    add(gold('#f0cf70'), ball([0.082, 0.02, 0.155], 0.054), { blend: 0.005, importance: 3 }),
    decal(gold('#6a4813'), ellipsoid([0.072, 0.022, 0.2], [0.029, 0.034, 0.04]), { importance: 3 }),
    add(
      gold('#94691f'),
      chain(
        [
          [0.03, 0.085, 0.2, 0.022],
          [0.09, 0.1, 0.19, 0.026],
          [0.15, 0.075, 0.15, 0.018],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.6 },
    ),
    // A fine moustache.
    add(
      gold('#94691f'),
      chain(
        [
          [0.005, -0.055, 0.215, 0.034],
          [0.08, -0.075, 0.205, 0.034],
          [0.155, -0.03, 0.165, 0.018],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.5 },
    ),
  ),
  add(gold('#e3b549'), ellipsoid([0, -0.015, 0.215], [0.042, 0.05, 0.05]), { blend: 0.02, importance: 1.6 }),
  // The plume, far too large.
  add(brass, cylinder([0, 0.275, -0.02], 0.055, 0.035, 0.015), { blend: 0.008 }),
  add(
    plumage,
    blended(
      0.03,
      chain([
        [0, 0.29, -0.02, 0.05],
        [0, 0.43, -0.05, 0.1],
        [0.02, 0.45, -0.22, 0.115],
        [0.05, 0.28, -0.36, 0.09],
        [0.06, 0.1, -0.38, 0.02],
      ]),
      cone([0, 0.43, 0.0], [0, 0.5, 0.06], 0.07, 0.03),
      cone([0.02, 0.48, -0.22], [0.03, 0.53, -0.34], 0.08, 0.03),
    ),
    { blend: 0.008 },
  ),
  soft('#f6d873', ellipsoid([0, 0.5, -0.1], [0.2, 0.09, 0.3]), { width: 0.1, amount: 0.45, on: plumage }),
]);

/** A Hero's monument: a knight with a foot on a rock, his cape in the wind, sword held straight up, under a plume far too large. */
export default model({
  height: 1.7,
  size: 0.455,
  onChip: false,
  overhang: 0.66,
  triangles: { figure: 1400, low: 460 },
  parts: monument(
    rock,
    legs,
    torso,
    cape,
    leftArm,
    swordArm,
    sword,
    head,
    soft('#7a5417', (_, y) => y - 0.05, { width: 0.08, amount: 0.4, on: darkSteel }),
  ),
});
