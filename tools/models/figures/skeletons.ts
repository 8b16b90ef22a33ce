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
  placed,
  roundedBox,
  shared,
  soft,
  torus,
} from '../language/index.ts';

const bone = clay('#e0d0a4');
const oldBone = clay('#c9b587');
const dark = clay('#2a2026');
const rust = metal('#a0623a');
const steel = metal('#9aa0a0');
const purple = cloth('#6a4a8c');
const tooth = clay('#fff6dc');

const legs = mirror(
  add(
    bone,
    blended(
      0.02,
      ellipsoid([0.135, 0.045, 0.06], [0.09, 0.052, 0.135]),
      cone([0.125, 0.06, 0], [0.125, 0.2, 0], 0.046, 0.041),
      ball([0.125, 0.23, 0.01], 0.068),
      cone([0.125, 0.24, 0], [0.11, 0.36, -0.01], 0.043, 0.047),
    ),
    { blend: 0.01 },
  ),
);

const trunk = [
  add(
    bone,
    blended(0.04, ellipsoid([0, 0.4, -0.01], [0.165, 0.085, 0.11]), mirrored(ball([0.125, 0.41, -0.01], 0.072))),
  ),
  carve(dark, ball([0.07, 0.4, 0.11], 0.042)),
  carve(dark, ball([-0.07, 0.4, 0.11], 0.042)),
  add(
    oldBone,
    chain(
      [
        [0, 0.42, -0.03, 0.05],
        [0, 0.55, -0.05, 0.05],
        [0, 0.76, -0.04, 0.05],
      ],
      3,
    ),
  ),
  add(dark, ellipsoid([0, 0.61, -0.02], [0.135, 0.15, 0.1]), { blend: 0.01 }),
  ...(
    [
      [0.525, 0.14, 0.027],
      [0.61, 0.172, 0.029],
      [0.695, 0.168, 0.031],
    ] as const
  ).map(([y, radius, wire]) => add(bone, oval([0, y, 0], radius, 0.77, wire, [12, 0, 0], 1.15), { blend: 0.01 })),
  add(bone, cone([0, 0.53, 0.115], [0, 0.69, 0.125], 0.036, 0.043)),
  add(bone, cone([-0.22, 0.735, -0.01], [0.22, 0.735, -0.01], 0.05)),
];

const arms = [
  add(
    bone,
    blended(
      0.015,
      ball([0.25, 0.73, 0], 0.078),
      cone([0.26, 0.71, 0], [0.36, 0.59, 0.03], 0.042),
      ball([0.365, 0.575, 0.04], 0.058),
      cone([0.365, 0.57, 0.05], [0.36, 0.55, 0.2], 0.042, 0.04),
      ball([0.36, 0.55, 0.24], 0.072),
    ),
    { blend: 0.01 },
  ),
  add(
    bone,
    blended(
      0.015,
      ball([-0.25, 0.73, 0], 0.078),
      cone([-0.26, 0.71, 0], [-0.39, 0.62, 0.02], 0.042),
      ball([-0.395, 0.61, 0.03], 0.058),
      cone([-0.395, 0.61, 0.04], [-0.43, 0.67, 0.17], 0.042, 0.04),
      ball([-0.435, 0.69, 0.2], 0.078),
    ),
    { blend: 0.01 },
  ),
];

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

/** Held forward, its flat turned halfway, so that it is seen from the front, the side and above. */
const sword = frame({ at: [-0.435, 0.69, 0.2], turn: [12, 0, 13] }, blade);

const stripe = (roll: number) =>
  decal(cloth('#d8c99c'), shared(0, roundedBox([0, 0, 0], [0.03, 0.3, 0.3], 0, [0, 0, roll]), half([0, 0, -1], 0)), {
    on: purple,
  });

/** Round, bitten, held out to the side. */
const shield = frame({ at: [0.42, 0.54, 0.27], turn: [-34, 34, 0] }, [
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

const skull = frame({ at: [0, 0.96, 0.05], turn: [-10, 10, 7] }, [
  add(
    bone,
    blended(
      0.05,
      ellipsoid([0, 0.055, -0.02], [0.225, 0.21, 0.235]),
      ellipsoid([0, -0.1, 0.09], [0.15, 0.1, 0.13]),
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
  add(
    bone,
    blended(
      0.04,
      ellipsoid([0, -0.215, 0.09], [0.135, 0.065, 0.11]),
      mirrored(cone([0.13, -0.2, 0.03], [0.165, -0.06, -0.02], 0.045, 0.03)),
    ),
    { blend: 0.01, importance: 1.5 },
  ),
  add(dark, ellipsoid([0, -0.16, 0.095], [0.11, 0.035, 0.1]), { blend: 0.004, importance: 1.5 }),
  ...[-0.078, -0.027, 0.027, 0.078].map((x) =>
    add(tooth, ellipsoid([x, -0.15, 0.215 - x * x * 5], [0.027, 0.042, 0.028]), { blend: 0, importance: 3 }),
  ),
  soft('#b99f6c', ellipsoid([0, -0.1, 0.1], [0.2, 0.1, 0.2]), { width: 0.12, amount: 0.6, on: bone }),
  // The crack runs from the brow over the top, for those who look from above.
  carve(
    dark,
    chain(
      [
        [0.07, 0.15, 0.18, 0.008],
        [0.05, 0.19, 0.15, 0.016],
        [0.09, 0.235, 0.08, 0.018],
        [0.05, 0.262, 0.0, 0.018],
        [0.085, 0.25, -0.07, 0.012],
      ],
      2,
    ),
    { blend: 0.004 },
  ),
]);

/** The hem: tatters of several lengths around the back. */
const hem: Field = (x, y) => 0.13 + 0.05 * Math.sin(x * 30 + 1) + 0.04 * Math.abs(x) - y;
const bell = (grow: number): Field =>
  placed(
    (x, y, z) => {
      // Wider towards the ground, as if the wind took it.
      const wide = 1 + Math.max(0, 0.78 - y) * 1.35;
      return (Math.hypot(x / wide, (z * 1.15) / wide) - 0.235 - grow) * 0.75;
    },
    [0, 0, -0.04],
  );
const cape = add(
  purple,
  shared(
    0.012,
    bell(0.02),
    (x, y, z) => -bell(-0.028)(x, y, z),
    (x, _, z) => z + 0.07 - 0.02 * Math.cos(x * 25),
    hem,
    (_, y) => y - 0.775,
  ),
  { blend: 0.008 },
);

/** Skeletons: a cracked egg of a skull with embers in its sockets, ribs, a tattered cape, a bitten shield, a rusty sword. */
export default model({
  height: 1.25,
  fineError: 0.006,
  parts: [mound('#4b4650', 5), legs, trunk, arms, cape, sword, shield, skull],
});
