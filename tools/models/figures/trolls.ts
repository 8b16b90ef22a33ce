import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  ellipsoid,
  eyes,
  type Field,
  frame,
  half,
  mirror,
  mirrored,
  model,
  mound,
  placed,
  shared,
  skin,
  soft,
  type Triple,
  type Turn,
  torus,
  without,
} from '../language/index.ts';

const hide = skin('#6f8790');
const pale = '#b5bfa8';
const moss = cloth('#50742c');
const brightMoss = cloth('#86a63c');
const leather = clay('#5a3a22');
const rope = clay('#c2a468');
const bark = clay('#6b4a2e');
const wood = clay('#d9b27a');
const red = clay('#d23b2b');
const white = clay('#f6efdc');
const stem = clay('#e8dcc0');
const nail = clay('#4a4a44');

const legs = mirror(
  add(
    hide,
    blended(
      0.06,
      ellipsoid([0.19, 0.07, 0.08], [0.14, 0.085, 0.18], [0, 14, 0]),
      cone([0.18, 0.1, 0.0], [0.16, 0.26, 0], 0.12, 0.14),
    ),
    { blend: 0.03 },
  ),
  ...[-0.085, 0, 0.085].map((x) =>
    add(nail, ellipsoid([0.225 + x, 0.05, 0.235 - Math.abs(x) * 0.35 - (x > 0 ? 0.03 : 0)], [0.042, 0.036, 0.04]), {
      blend: 0.006,
    }),
  ),
);

/** Shoulders higher than the head, which hangs in front of the chest. */
const trunk = [
  add(
    hide,
    blended(
      0.13,
      ellipsoid([0, 0.38, 0.0], [0.27, 0.22, 0.23]),
      ellipsoid([0, 0.66, -0.08], [0.34, 0.24, 0.23], [18, 0, 0]),
      ellipsoid([0, 0.8, -0.1], [0.27, 0.16, 0.19]),
    ),
    { blend: 0.05 },
  ),
  soft(pale, ellipsoid([0, 0.42, 0.24], [0.19, 0.24, 0.16]), { width: 0.09, on: hide }),
  // The navel.
  carve(null, ball([0.01, 0.4, 0.255], 0.03), { blend: 0.03 }),
];

const clothes = [
  add(leather, torus([0, 0.25, 0], 0.245, 0.06, [4, 0, 0], 1.2), { blend: 0.012 }),
  add(
    leather,
    shared(
      0.015,
      cone([0, 0.08, 0], [0, 0.27, 0], 0.31, 0.25),
      (x, y, z) => 0.155 + 0.035 * Math.sin(Math.atan2(x, z) * 6) - y,
    ),
    { blend: 0.008 },
  ),
  add(rope, torus([0, 0.285, 0], 0.268, 0.03, [6, 0, 3]), { blend: 0.006 }),
];

/** The arm with its knuckles on the ground. */
const left = [
  add(
    hide,
    chain([
      [0.3, 0.78, -0.06, 0.155],
      [0.47, 0.56, -0.02, 0.13],
      [0.5, 0.34, 0.08, 0.125],
      [0.48, 0.2, 0.14, 0.115],
    ]),
    { blend: 0.07 },
  ),
  add(
    hide,
    blended(
      0.025,
      ellipsoid([0.47, 0.14, 0.17], [0.125, 0.105, 0.115]),
      ...[-0.085, 0, 0.085].map((x) => cone([0.47 + x, 0.13, 0.26], [0.465 + x, 0.045, 0.25], 0.052, 0.044)),
      cone([0.38, 0.15, 0.2], [0.345, 0.08, 0.24], 0.048, 0.04),
    ),
    { blend: 0.02 },
  ),
];

const right = [
  add(
    hide,
    chain([
      [-0.3, 0.78, -0.06, 0.155],
      [-0.47, 0.6, 0.0, 0.13],
      [-0.46, 0.42, 0.16, 0.125],
    ]),
    { blend: 0.07 },
  ),
  add(
    hide,
    blended(
      0.025,
      ellipsoid([-0.45, 0.38, 0.24], [0.11, 0.115, 0.105]),
      ...[-0.075, 0.0, 0.075].map((y) => cone([-0.4, 0.38 + y, 0.325], [-0.5, 0.38 + y, 0.32], 0.044, 0.04)),
    ),
    { blend: 0.02 },
  ),
];

/** A young tree, torn out: a stump of a branch, one twig still green. */
const club = frame({ at: [-0.425, 0.38, 0.285], turn: [-2, 24, -3] }, [
  add(
    bark,
    blended(
      0.03,
      chain([
        [0, -0.33, 0, 0.05],
        [0.01, -0.1, 0, 0.058],
        [0, 0.2, 0, 0.075],
        [-0.02, 0.45, 0, 0.115],
        [-0.01, 0.66, 0, 0.14],
      ]),
      cone([-0.05, 0.42, 0.03], [-0.14, 0.49, 0.12], 0.055, 0.05),
      cone([0.06, 0.5, 0], [0.16, 0.62, 0.02], 0.045, 0.03),
      cone([-0.02, 0.22, 0.05], [-0.04, 0.26, 0.13], 0.045, 0.04),
    ),
    { blend: 0.006 },
  ),
  carve(wood, half([0.12, -1, -0.1], -0.67), { blend: 0.008, grow: 0.012, on: bark, importance: 1.6 }),
  add(wood, ball([-0.15, 0.5, 0.13], 0.043), { blend: 0.004 }),
  add(
    brightMoss,
    blended(
      0.01,
      ellipsoid([0.21, 0.66, 0.03], [0.085, 0.04, 0.055], [0, 0, 40]),
      ellipsoid([0.13, 0.7, 0.02], [0.04, 0.075, 0.05], [0, 0, 10]),
    ),
    { blend: 0.006 },
  ),
]);

/** Moss over the back and the shoulders, its border in tongues. */
const back: Field = blended(
  0.13,
  ellipsoid([0, 0.66, -0.08], [0.355, 0.255, 0.245], [18, 0, 0]),
  ellipsoid([0, 0.8, -0.1], [0.285, 0.18, 0.205]),
  ellipsoid([0, 0.45, -0.06], [0.26, 0.2, 0.22]),
  mirrored(ball([0.3, 0.78, -0.06], 0.172)),
);
const coat = [
  add(
    moss,
    shared(
      0.03,
      (x, y, z) => back(x, y, z) - 0.012 * Math.sin(x * 31) * Math.sin(y * 29 + 1) * Math.sin(z * 33),
      (x, y, z) => {
        const tongue = 0.05 * Math.sin(x * 21 + 0.6) + 0.03 * Math.sin(x * 47);
        return (0.8 + tongue + 0.95 * (z + 0.04) - 0.16 * Math.abs(x) - y) * 0.65;
      },
    ),
    { blend: 0.012 },
  ),
  soft('#86a83e', ellipsoid([0, 0.98, -0.1], [0.5, 0.12, 0.3]), { width: 0.14, amount: 0.35, on: moss }),
];

const mushroom = (at: Triple, turn: Turn, size: number) =>
  frame({ at, turn, size }, [
    add(
      stem,
      chain(
        [
          [0, -0.08, 0, 0.055],
          [0, 0.06, 0, 0.045],
          [0.01, 0.18, 0, 0.045],
        ],
        3,
      ),
      { blend: 0.01 },
    ),
    add(red, shared(0.02, ellipsoid([0.01, 0.15, 0], [0.165, 0.14, 0.165]), half([0, -1, 0], -0.13)), {
      blend: 0.006,
    }),
    ...(
      [
        [0.01, 0.27, 0.01, 0.046],
        [0.115, 0.215, 0.07, 0.044],
        [-0.07, 0.215, 0.1, 0.044],
        [-0.08, 0.225, -0.075, 0.044],
        [0.08, 0.22, -0.1, 0.042],
      ] as const
    ).map(([x, y, z, radius]) =>
      add(white, ellipsoid([x, y, z], [radius, radius, radius]), { blend: 0.003, importance: 2 }),
    ),
  ]);

const mushrooms = [
  mushroom([0.27, 0.94, -0.01], [12, 0, -16], 0.95),
  mushroom([-0.1, 0.92, -0.27], [-40, 0, 10], 0.85),
  mushroom([0.08, 0.63, -0.33], [-78, 0, -10], 0.75),
];

const head = frame({ at: [0, 0.86, 0.26], turn: [-6, -10, 6] }, [
  add(
    hide,
    blended(0.07, ellipsoid([0, 0.05, -0.02], [0.19, 0.175, 0.18]), ellipsoid([0, -0.12, 0.05], [0.185, 0.105, 0.145])),
    { blend: 0.05, importance: 1.3 },
  ),
  // A mouth that goes from ear to ear, one tooth left.
  carve(
    skin('#4a2a2e'),
    chain(
      [
        [-0.15, -0.125, 0.15, 0.014],
        [-0.07, -0.135, 0.205, 0.02],
        [0.07, -0.13, 0.205, 0.02],
        [0.165, -0.09, 0.135, 0.014],
      ],
      3,
    ),
    { blend: 0.012, importance: 2, grow: 0.003 },
  ),
  soft(pale, ellipsoid([0, -0.19, 0.12], [0.16, 0.06, 0.12]), { width: 0.06, on: hide }),
  add(white, cone([-0.1, -0.15, 0.19], [-0.112, -0.055, 0.215], 0.038, 0.02), { blend: 0.004, importance: 2.5 }),
  add(white, cone([0.1, -0.145, 0.19], [0.1, -0.09, 0.205], 0.03, 0.022), { blend: 0.004, importance: 2.5 }),
  // The nose.
  add(
    hide,
    chain([
      [0, 0.06, 0.15, 0.06],
      [0, 0.045, 0.24, 0.07],
      [0.005, 0.0, 0.315, 0.07],
      [0.012, -0.075, 0.345, 0.08],
      [0.016, -0.11, 0.345, 0.088],
    ]),
    { blend: 0.035, importance: 1.8 },
  ),
  soft('#d23f38', ball([0.016, -0.13, 0.4], 0.12), { width: 0.1, on: hide }),
  add(skin('#94a08a'), ball([-0.055, 0.05, 0.31], 0.032), { blend: 0.01 }),
  eyes([0.094, 0.07, 0.135], 0.06, { white: '#f6e6a0', pupil: '#231a10', share: 0.46, inward: 0.014, up: -0.002 }),
  mirror(
    add(
      hide,
      chain(
        [
          [0.03, 0.128, 0.18, 0.03],
          [0.1, 0.145, 0.165, 0.038],
          [0.175, 0.105, 0.1, 0.026],
        ],
        3,
      ),
      { blend: 0.02, importance: 1.8 },
    ),
    // Ears like leaves.
    add(
      hide,
      placed(
        without(
          0.012,
          blended(
            0.03,
            ellipsoid([0, 0, 0], [0.15, 0.095, 0.045]),
            cone([0.08, 0.01, 0], [0.21, 0.035, 0], 0.06, 0.02),
          ),
          ellipsoid([0.01, 0, 0.045], [0.11, 0.055, 0.036]),
        ),
        [0.285, 0.03, 0.0],
        [-14, -24, 12],
      ),
      { blend: 0.04 },
    ),
  ),
  soft('#a98f92', ellipsoid([0.28, 0.03, 0.06], [0.1, 0.05, 0.06]), { width: 0.03, on: hide }),
  soft('#a98f92', ellipsoid([-0.28, 0.03, 0.06], [0.1, 0.05, 0.06]), { width: 0.03, on: hide }),
  // Moss for hair, falling over the brow, tufted.
  add(
    brightMoss,
    shared(
      0.03,
      ellipsoid([0, 0.075, -0.03], [0.212, 0.19, 0.2]),
      (x, y, z) => (0.155 + 0.03 * Math.sin(x * 38) - 0.25 * Math.abs(x) + 0.2 * (z - 0.1) - y) * 0.7,
    ),
    { blend: 0.01 },
  ),
  add(
    brightMoss,
    blended(
      0.02,
      cone([0.01, 0.22, 0.0], [0.03, 0.35, 0.03], 0.06, 0.02),
      cone([0.09, 0.2, -0.02], [0.15, 0.31, 0.0], 0.055, 0.02),
      cone([-0.08, 0.2, -0.02], [-0.13, 0.32, 0.01], 0.055, 0.02),
    ),
    { blend: 0.02 },
  ),
]);

/** Trolls: shoulders above the head, an arm on the ground; a long nose with a red tip, leaf ears, mushrooms in the moss, a tree for a club. */
export default model({
  height: 1.3,
  parts: [mound('#4d5040', 8), legs, trunk, clothes, coat, left, right, club, mushrooms, head],
});
