import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  glow,
  half,
  metal,
  mirror,
  mirrored,
  model,
  mound,
  oval,
  roundedBox,
  shared,
  soft,
  type Triple,
  torus,
} from '../language/index.ts';

const bone = clay('#e0d0a4');
const oldBone = clay('#c9b587');
const dark = clay('#2a2026');
const rust = metal('#a0623a');
const steel = metal('#9aa0a0');
const purple = cloth('#6a4a8c');
const tooth = clay('#fff6dc');

/** One strides out in front of the other, so that both show from the side too. `z`: where its foot stands. */
const leg = (x: number, z: number) =>
  add(
    bone,
    blended(
      0.02,
      ellipsoid([x * 1.08, 0.045, z + 0.06], [0.09, 0.052, 0.135]),
      cone([x, 0.06, z], [x, 0.2, z * 0.9 + 0.03], 0.046, 0.041),
      ball([x, 0.23, z * 0.9 + 0.04], 0.068),
      cone([x, 0.24, z * 0.9 + 0.03], [x * 0.88, 0.37, -0.01], 0.043, 0.047),
    ),
    { blend: 0.01 },
  );
const legs = [leg(0.125, 0.17), leg(-0.125, -0.14)];

const trunk = [
  add(
    bone,
    blended(0.04, ellipsoid([0, 0.395, -0.01], [0.165, 0.075, 0.11]), mirrored(ball([0.125, 0.405, -0.01], 0.07))),
  ),
  carve(dark, ball([0.07, 0.39, 0.11], 0.042)),
  carve(dark, ball([-0.07, 0.39, 0.11], 0.042)),
  // Only the backbone between hips and ribs: light falls through on both sides of it.
  add(
    oldBone,
    blended(
      0.015,
      cone([0, 0.42, -0.03], [0, 0.86, -0.03], 0.038),
      ...[0.485, 0.545, 0.605].map((y) => ellipsoid([0, y, -0.04], [0.066, 0.027, 0.066])),
    ),
  ),
  add(dark, ellipsoid([0, 0.715, -0.02], [0.13, 0.115, 0.095]), { blend: 0.01 }),
  ...(
    [
      [0.625, 0.145, 0.028],
      [0.7, 0.178, 0.03],
      [0.775, 0.168, 0.031],
    ] as const
  ).map(([y, radius, wire]) => add(bone, oval([0, y, 0], radius, 0.8, wire, [12, 0, 0], 1.1), { blend: 0.01 })),
  add(bone, cone([0, 0.64, 0.125], [0, 0.77, 0.135], 0.036, 0.043)),
  add(bone, cone([-0.25, 0.815, -0.01], [0.25, 0.815, -0.01], 0.045)),
];

const arm = (elbow: Triple, hand: Triple) =>
  add(
    bone,
    blended(
      0.015,
      ball([Math.sign(hand[0]) * 0.275, 0.81, 0], 0.085),
      cone([Math.sign(hand[0]) * 0.28, 0.8, 0], elbow, 0.042),
      ball(elbow, 0.06),
      cone(elbow, hand, 0.042, 0.04),
      ball(hand, 0.076),
    ),
    { blend: 0.01 },
  );
const arms = [arm([0.4, 0.68, 0.1], [0.33, 0.58, 0.31]), arm([-0.44, 0.74, 0.08], [-0.43, 0.9, 0.01])];

const bladeOutline: Field = shared(
  0.006,
  roundedBox([0, 0.36, 0], [0.068, 0.27, 0.032], 0.008),
  (x, _, z) => Math.abs(x) * 0.5 + Math.abs(z) - 0.038,
  (x, y) => (y - 0.61 + Math.abs(x) * 1.3) / 1.6,
);

/** Rusty and notched. */
const blade = frame({ at: [0, 0, 0], turn: [0, 45, 0] }, [
  add(clay('#4a2f1f'), cone([0, -0.12, 0], [0, 0.08, 0], 0.034), { blend: 0.004 }),
  add(rust, ball([0, -0.14, 0], 0.048), { blend: 0.004 }),
  add(rust, roundedBox([0, 0.09, 0], [0.125, 0.03, 0.042], 0.015), { blend: 0.006 }),
  add(steel, bladeOutline, { blend: 0.004 }),
  carve(rust, ball([0.08, 0.42, 0], 0.036), { blend: 0.004 }),
  carve(rust, ball([-0.075, 0.28, 0], 0.03), { blend: 0.004 }),
]);

/** Swung back for a blow, its flat turned halfway, so that it is seen from the front, the side and above. */
const sword = frame({ at: [-0.43, 0.9, 0.01], turn: [-44, 0, 2] }, blade);

const stripe = (roll: number) =>
  decal(cloth('#d8c99c'), shared(0, roundedBox([0, 0, 0], [0.03, 0.3, 0.3], 0, [0, 0, roll]), half([0, 0, -1], 0)), {
    on: purple,
  });

/** Round, bitten, held out to the side. */
const shield = frame({ at: [0.325, 0.53, 0.38], turn: [-22, 10, 0] }, [
  add(purple, ellipsoid([0, 0, 0], [0.24, 0.24, 0.055]), { blend: 0.006 }),
  add(rust, torus([0, 0, 0], 0.22, 0.036, [90, 0, 0]), { blend: 0.006 }),
  add(rust, ball([0, 0, 0.035], 0.072), { blend: 0.006 }),
  carve(null, roundedBox([0.2, 0.2, 0], [0.09, 0.07, 0.2], 0.01, [0, 0, 30]), { blend: 0.004 }),
  stripe(35),
  stripe(-35),
]);

const socket = (side: 1 | -1) =>
  carve(dark, ellipsoid([side * 0.092, 0.03, 0.185], [0.076, 0.082, 0.08]), {
    blend: 0.02,
    importance: 2.5,
    grow: 0.004,
  });

const skull = frame({ at: [0, 1.05, 0.06], turn: [-8, 10, 7] }, [
  add(
    bone,
    blended(
      0.05,
      ellipsoid([0, 0.055, -0.02], [0.225, 0.21, 0.235]),
      ellipsoid([0, -0.1, 0.11], [0.145, 0.085, 0.14]),
      mirrored(ball([0.14, -0.04, 0.125], 0.06)),
    ),
    { importance: 1.5 },
  ),
  socket(1),
  socket(-1),
  mirror(add(glow('#ff9a1f'), ball([0.09, 0.022, 0.165], 0.038), { blend: 0, importance: 3 })),
  carve(dark, mirrored(cone([0.014, -0.045, 0.23], [0.004, -0.012, 0.22], 0.023, 0.013)), {
    blend: 0.006,
    importance: 2,
  }),
  // He laughs: the jaw hangs from its hinges, light between the teeth.
  add(
    bone,
    blended(
      0.03,
      ellipsoid([0, -0.3, 0.2], [0.1, 0.06, 0.075]),
      mirrored(
        chain(
          [
            [0.08, -0.285, 0.19, 0.055],
            [0.135, -0.22, 0.06, 0.045],
            [0.165, -0.06, -0.02, 0.032],
          ],
          3,
        ),
      ),
    ),
    { blend: 0.01, importance: 1.5 },
  ),
  add(dark, ellipsoid([0, -0.17, 0.02], [0.115, 0.08, 0.075]), { blend: 0.004, importance: 1.5 }),
  ...[-0.08, -0.028, 0.028, 0.08].map((x) =>
    add(tooth, ellipsoid([x, -0.165, 0.235 - x * x * 6], [0.028, 0.044, 0.03]), { blend: 0, importance: 3 }),
  ),
  ...[-0.05, 0.01, 0.065].map((x) =>
    add(tooth, ellipsoid([x, -0.245, 0.255 - x * x * 6], [0.026, 0.036, 0.028]), { blend: 0, importance: 2.5 }),
  ),
  soft('#b99f6c', ellipsoid([0, -0.1, 0.1], [0.2, 0.1, 0.2]), { width: 0.12, amount: 0.6, on: bone }),
  // The crack runs from the brow over the top, for those who look from above.
  carve(
    dark,
    chain(
      [
        [0.08, 0.15, 0.19, 0.012],
        [0.04, 0.21, 0.15, 0.026],
        [0.115, 0.235, 0.08, 0.028],
        [0.045, 0.275, 0.0, 0.028],
        [0.11, 0.25, -0.08, 0.026],
        [0.07, 0.24, -0.15, 0.016],
      ],
      2,
    ),
    { blend: 0.004 },
  ),
]);

/** The cape streams away behind, in tatters: light falls between it and the bones. */
const cape = [
  add(
    purple,
    shared(
      0.012,
      (x, y, z) => (Math.abs(z + 0.11 + 0.63 * (0.82 - y) + 0.25 * x * x - 0.02 * Math.sin(x * 20)) - 0.034) * 0.78,
      (x, y) => (Math.abs(x) - 0.2 - 0.28 * (0.82 - y)) * 0.9,
      // Torn from below into strips.
      (x, y) => (0.36 + 0.14 * Math.sin(x * 19 + 0.8) + 0.05 * Math.sin(x * 41) - y) * 0.33,
      (_, y) => y - 0.835,
    ),
    { blend: 0.008 },
  ),
  carve(null, ball([0.11, 0.6, -0.28], 0.055), { blend: 0.006 }),
  add(
    purple,
    chain(
      [
        [-0.24, 0.83, 0.03, 0.045],
        [-0.14, 0.85, -0.11, 0.05],
        [0.14, 0.85, -0.11, 0.05],
        [0.24, 0.83, 0.03, 0.045],
      ],
      3,
    ),
    { blend: 0.01 },
  ),
];

/** Skeletons: a cracked egg of a skull with embers in its sockets, ribs, jaw wide open, a waist of nothing but backbone, a torn cape. */
export default model({
  height: 1.32,
  fineError: 0.006,
  parts: [mound('#4b4650', 5), legs, trunk, arms, cape, sword, shield, skull],
});
