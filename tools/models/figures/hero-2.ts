import {
  add,
  ball,
  blended,
  chain,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  gold,
  half,
  mirror,
  model,
  placed,
  shared,
  soft,
  torus,
} from '../language/index.ts';
import { monument } from '../scenery/monument.ts';

// A statue: all of it is gold, lighter and darker, so that nobody takes it for a token of a race.
const steel = gold('#c48f30');
const brass = gold('#f6d873');
const white = gold('#e3b549');
const brown = gold('#94691f');
const face = gold('#ddb052');
const teal = gold('#a3751f');
const hair = gold('#c48f30');

const skirt = [
  mirror(
    add(
      brown,
      blended(
        0.03,
        ellipsoid([0.12, 0.1, 0.08], [0.085, 0.06, 0.13]),
        cone([0.11, 0.1, 0.02], [0.1, 0.24, 0.01], 0.08, 0.085),
      ),
    ),
  ),
  // Pleats: a bell with a wavy hem.
  add(
    white,
    shared(
      0.02,
      (x, y, z) => {
        const wide = 0.17 + (0.46 - y) * 0.55;
        const angle = Math.atan2(x, z);
        return (Math.hypot(x, z * 1.08) - wide - 0.014 * Math.sin(angle * 9)) * 0.8;
      },
      (_, y) => 0.19 - y,
      (_, y) => y - 0.5,
    ),
    { blend: 0.02 },
  ),
  decal(teal, (_, y) => y - 0.245, { on: white, importance: 1.5 }),
];

const torso = [
  add(brown, blended(0.06, ellipsoid([0, 0.48, 0], [0.18, 0.12, 0.15]), ellipsoid([0, 0.6, 0], [0.215, 0.13, 0.165])), {
    blend: 0.02,
  }),
  add(steel, shared(0.02, ellipsoid([0, 0.59, 0.02], [0.2, 0.14, 0.18]), half([0, 0, -1], 0), half([0, -1, 0], -0.5)), {
    blend: 0.01,
  }),
  add(brass, torus([0, 0.445, 0], 0.185, 0.034, undefined, 1.1), { blend: 0.008 }),
  mirror(add(brass, ellipsoid([0.225, 0.645, 0], [0.11, 0.08, 0.115]), { blend: 0.012 })),
];

/** A short cloak, swept to her right. */
const cloak = add(
  teal,
  shared(
    0.012,
    (x, y, z) => {
      const low = Math.max(0, 0.7 - y);
      return (Math.abs(z + 0.15 + 0.36 * low - 0.3 * x * x + 0.02 * Math.sin(x * 18)) - 0.03) * 0.8;
    },
    (x, y) => (Math.abs(x + 0.12 * (0.7 - y)) - 0.17 - 0.25 * (0.7 - y)) * 0.9,
    (x, y) => 0.2 + 0.02 * Math.sin(x * 16) - y,
    (_, y) => y - 0.7,
  ),
  { blend: 0.006 },
);

/** The left hand holds the banner. */
const bannerArm = [
  add(
    face,
    chain([
      [0.23, 0.63, 0, 0.075],
      [0.37, 0.57, 0.03, 0.066],
      [0.4, 0.62, 0.14, 0.066],
    ]),
    { blend: 0.02 },
  ),
  add(brown, torus([0.395, 0.61, 0.11], 0.068, 0.032, [70, 0, 0], 1.4), { blend: 0.008 }),
  add(
    face,
    blended(
      0.02,
      ball([0.4, 0.64, 0.17], 0.085),
      ...[-0.05, 0.005, 0.06].map((y) => cone([0.36, 0.64 + y, 0.235], [0.43, 0.64 + y, 0.235], 0.034)),
    ),
    { blend: 0.012 },
  ),
];
/** Swallow-tailed and waving, streaming back beside her. */
const wave = (x: number) => 0.05 * Math.sin((x - 0.04) * 11);
const flag: Field = shared(
  0.01,
  (x, _, z) => (Math.abs(z - wave(x)) - 0.03) * 0.85,
  (x, y) => Math.abs(y - 0.58 - 0.12 * x) - 0.185 + 0.06 * x,
  (x) => -x,
  (x, y) => (x - 0.34 - 0.62 * Math.abs(y - 0.58 - 0.12 * x)) * 0.82,
);
const banner = frame({ at: [0.37, 0.64, 0.2], turn: [-4, 42, -3] }, [
  add(brown, cone([0, -0.6, 0], [0, 0.8, 0], 0.036), { blend: 0.004 }),
  add(teal, flag, { blend: 0.004 }),
  decal(
    brass,
    placed((x, y) => Math.hypot(x, y) - 0.1, [0.16, 0.6, 0]),
    { on: teal, importance: 3 },
  ),
  add(brass, ellipsoid([0, 0.86, 0], [0.045, 0.09, 0.045]), { blend: 0.006 }),
]);

/** Two quarters of the shield. */
const quarters: Field = (x, y, z) =>
  Math.max((x * y > 0 ? -1 : 1) * Math.min(Math.abs(x), Math.abs(y)), Math.hypot(x, y, z) - 0.27);
const shieldArm = [
  add(
    face,
    chain([
      [-0.23, 0.63, 0, 0.075],
      [-0.37, 0.52, 0.06, 0.066],
      [-0.33, 0.45, 0.18, 0.066],
    ]),
    { blend: 0.02 },
  ),
];
const shield = frame({ at: [-0.33, 0.43, 0.27], turn: [-18, -34, 0] }, [
  add(teal, ellipsoid([0, 0, 0], [0.25, 0.25, 0.06]), { blend: 0.006 }),
  decal(white, quarters, { on: teal, importance: 2 }),
  add(brass, torus([0, 0, 0], 0.23, 0.038, [90, 0, 0]), { blend: 0.006 }),
  add(brass, ball([0, 0, 0.03], 0.075), { blend: 0.006 }),
]);

const feathers: Field = blended(
  0.014,
  cone([0.2, 0.06, -0.02], [0.39, 0.3, -0.1], 0.06, 0.03),
  cone([0.21, 0.03, -0.04], [0.43, 0.19, -0.13], 0.055, 0.03),
  cone([0.2, 0.0, -0.06], [0.4, 0.09, -0.15], 0.05, 0.028),
);

const head = frame({ at: [0, 0.87, 0.04], turn: [-1, -12, -6] }, [
  add(
    face,
    blended(0.04, ellipsoid([0, 0, 0.02], [0.185, 0.18, 0.17]), ellipsoid([0, -0.1, 0.07], [0.11, 0.08, 0.09])),
    { blend: 0.02, importance: 1.4 },
  ),
  soft('#c99a3c', ball([0.12, -0.05, 0.15], 0.035), { width: 0.05, amount: 0.7, on: face }),
  soft('#c99a3c', ball([-0.12, -0.05, 0.15], 0.035), { width: 0.05, amount: 0.7, on: face }),
  // Hair under the helmet, and one thick braid over her left shoulder.
  add(hair, shared(0.02, ellipsoid([0, -0.02, -0.04], [0.215, 0.2, 0.2]), half([0, 0, 1], 0.06)), { blend: 0.006 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.02, 0.1, 0.17, 0.05],
          [0.12, 0.09, 0.15, 0.05],
          [0.19, -0.05, 0.07, 0.045],
        ],
        3,
      ),
      { blend: 0.01 },
    ),
  ),
  add(steel, shared(0.012, ellipsoid([0, 0.06, -0.02], [0.225, 0.23, 0.23]), half([0, -1, 0.3], -0.1)), {
    blend: 0.006,
    importance: 1.2,
  }),
  add(brass, torus([0, 0.115, -0.02], 0.218, 0.034, [-16, 0, 0], 1.2), { blend: 0.006 }),
  add(
    brass,
    chain(
      [
        [0, 0.17, 0.19, 0.032],
        [0, 0.27, 0.09, 0.034],
        [0, 0.29, -0.08, 0.034],
        [0, 0.14, -0.23, 0.032],
      ],
      3,
    ),
    { blend: 0.006 },
  ),
  mirror(
    add(gold('#f6d873'), feathers, { blend: 0.008, importance: 1.2 }),
    add(brass, ball([0.215, 0.07, 0], 0.06), { blend: 0.006 }),
    add(gold('#f0cf70'), ball([0.084, 0.005, 0.145], 0.058), { blend: 0.005, importance: 3 }),
    decal(gold('#6a4813'), ellipsoid([0.074, 0.008, 0.19], [0.03, 0.036, 0.04]), { importance: 3 }),
    add(
      gold('#94691f'),
      chain(
        [
          [0.035, 0.058, 0.18, 0.018],
          [0.09, 0.07, 0.175, 0.02],
          [0.145, 0.05, 0.145, 0.014],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.4 },
    ),
  ),
  add(face, ellipsoid([0, -0.035, 0.19], [0.034, 0.036, 0.04]), { blend: 0.02, importance: 1.6 }),
  decal(
    gold('#7a5417'),
    chain(
      [
        [-0.055, -0.085, 0.17, 0.014],
        [0.005, -0.106, 0.19, 0.018],
        [0.07, -0.078, 0.16, 0.012],
      ],
      3,
    ),
    { importance: 3 },
  ),
]);

/** Plaited: beads that swell and shrink. */
const braid = [
  add(
    hair,
    blended(
      0.012,
      ...(
        [
          [0.19, 0.78, -0.06, 0.075],
          [0.25, 0.7, 0.06, 0.08],
          [0.24, 0.6, 0.14, 0.078],
          [0.2, 0.5, 0.19, 0.07],
        ] as const
      ).map(([x, y, z, r]) => ball([x, y, z], r)),
    ),
    { blend: 0.008 },
  ),
  add(teal, ball([0.18, 0.43, 0.21], 0.05), { blend: 0.008 }),
  add(hair, cone([0.175, 0.4, 0.215], [0.165, 0.33, 0.23], 0.05, 0.022), { blend: 0.006 }),
];

/** The other Hero's monument: a shield maiden with a braid, a winged helmet, a round shield and a streaming banner. */
export default model({
  height: 1.75,
  size: 0.43,
  onChip: false,
  overhang: 0.72,
  triangles: { figure: 1400, low: 460 },
  parts: monument(skirt, torso, cloak, bannerArm, banner, shieldArm, shield, head, braid),
});
