import {
  above,
  add,
  ball,
  blended,
  chain,
  clay,
  cloth,
  cone,
  ellipsoid,
  eyes,
  type Field,
  fist,
  frame,
  mirror,
  model,
  mound,
  oval,
  roundedBox,
  shared,
  skin,
  soft,
  torus,
} from '../language/index.ts';

const flesh = skin('#d99a72');
const rosy = skin('#c97055');
const fur = clay('#8a5f33');
const breeches = cloth('#5d717e');
const leather = clay('#4a2f1e');
const hair = clay('#6b3d1e');
const needles = clay('#4f7a3a');
const bark = clay('#6b4526');
const wool = clay('#f0ebdd');
const sooty = clay('#3a302c');
const patch = cloth('#9c4634');

const legs = mirror(
  add(breeches, cone([0.2, 0.16, 0], [0.17, 0.42, 0], 0.14, 0.17), { blend: 0.04 }),
  add(leather, torus([0.205, 0.16, 0.005], 0.125, 0.036), { blend: 0.01 }),
  add(
    flesh,
    blended(
      0.03,
      ellipsoid([0.225, 0.075, 0.09], [0.145, 0.09, 0.2], [0, 12, 0]),
      ball([0.19, 0.07, 0.28], 0.066),
      ball([0.275, 0.062, 0.265], 0.054),
      ball([0.335, 0.055, 0.21], 0.046),
    ),
    { blend: 0.01 },
  ),
);

/** The ragged hem of a hide. */
const hem: Field = (x, y, z) => {
  const around = Math.atan2(x, z);
  return (0.33 + 0.05 * Math.sin(around * 7 + 1) + 0.03 * Math.sin(around * 3) - y) * 0.7;
};

const torso = [
  add(
    flesh,
    blended(0.14, ellipsoid([0, 0.57, 0.19], [0.34, 0.27, 0.365]), ellipsoid([0, 0.95, -0.03], [0.37, 0.24, 0.25])),
    { blend: 0.03 },
  ),
  // A hide over one shoulder.
  add(
    fur,
    shared(
      0.02,
      blended(
        0.14,
        ellipsoid([0, 0.57, 0.19], [0.365, 0.29, 0.39]),
        cone([0, 0.5, 0.03], [0, 0.3, 0.03], 0.3, 0.335),
        ellipsoid([0, 0.95, -0.03], [0.395, 0.265, 0.275]),
      ),
      hem,
      (x, y) => (y - 0.95 - x * 0.8) * 0.75,
    ),
    { blend: 0.008 },
  ),
  soft('#5c3a1e', ellipsoid([0, 0.32, 0], [0.6, 0.16, 0.6]), { width: 0.16, on: fur }),
  add(patch, roundedBox([-0.13, 0.67, 0.53], [0.085, 0.08, 0.03], 0.02, [-20, -18, 12]), { blend: 0.008 }),
  add(leather, oval([0, 0.46, 0.14], 0.345, 1.17, 0.046, [10, 0, 0], 1.1), { blend: 0.01 }),
];

const arms = [
  // The arm with the tree.
  add(
    flesh,
    chain([
      [-0.36, 1.02, -0.03, 0.15],
      [-0.55, 0.78, 0.0, 0.125],
      [-0.52, 0.76, 0.12, 0.14],
      [-0.48, 0.85, 0.2, 0.12],
    ]),
    { blend: 0.05 },
  ),
  add(leather, torus([-0.487, 0.82, 0.18], 0.12, 0.04, [45, 10, 0]), { blend: 0.01 }),
  fist(flesh, [-0.46, 0.91, 0.24], 0.13),
  // The arm around the sheep.
  add(
    flesh,
    chain([
      [0.36, 1.02, -0.03, 0.15],
      [0.54, 0.78, -0.03, 0.125],
      [0.53, 0.59, 0.13, 0.14],
      [0.42, 0.57, 0.33, 0.115],
    ]),
    { blend: 0.05 },
  ),
  add(flesh, blended(0.03, ellipsoid([0.35, 0.585, 0.42], [0.115, 0.095, 0.09]), ball([0.29, 0.65, 0.46], 0.05)), {
    blend: 0.03,
  }),
];

/** Content where it is. */
const sheep = frame({ at: [0.38, 0.84, 0.17], turn: [-8, 66, -4], size: 1.05 }, [
  add(
    wool,
    blended(
      0.02,
      ellipsoid([0, 0, -0.03], [0.13, 0.13, 0.2]),
      ball([0.07, 0.09, 0.02], 0.08),
      ball([-0.07, 0.09, 0.02], 0.08),
      ball([0.05, 0.1, -0.12], 0.085),
      ball([-0.06, 0.09, -0.14], 0.08),
      ball([0.1, -0.02, -0.1], 0.08),
      ball([0, 0.02, -0.22], 0.08),
    ),
    { blend: 0.008 },
  ),
  add(sooty, ellipsoid([0, 0.08, 0.18], [0.07, 0.075, 0.1], [25, 0, 0]), { blend: 0.008, importance: 1.5 }),
  mirror(
    add(sooty, ellipsoid([0.1, 0.105, 0.14], [0.06, 0.03, 0.035], [0, 0, -20]), { blend: 0.01 }),
    add(sooty, cone([0.075, -0.06, 0.08], [0.08, -0.15, 0.13], 0.034, 0.03), { blend: 0.006 }),
  ),
  eyes([0.042, 0.11, 0.235], 0.03, { inward: 0, share: 0.5 }),
  add(wool, blended(0.01, ball([0, 0.16, 0.13], 0.06), ball([0.04, 0.15, 0.1], 0.05), ball([-0.04, 0.15, 0.1], 0.05)), {
    blend: 0.006,
  }),
]);

const boughs = (y: number, radius: number, height: number): Field =>
  shared(
    0.015,
    cone([0, y, 0], [0, y + height, 0], radius, 0.02),
    above(y - 0.02),
    // Ragged around the edge.
    (x, v, z) =>
      (Math.hypot(x, z) - radius * (1.02 - ((v - y) / height) * 0.9) + 0.024 * Math.sin(Math.atan2(x, z) * 7 + y * 9)) *
      0.7,
  );

/** A whole pine over the shoulder, its top behind him. */
const pine = frame({ at: [-0.46, 0.92, 0.26], turn: [-49, 0, -13] }, [
  add(
    bark,
    chain(
      [
        [0, -0.16, 0, 0.075],
        [0, -0.1, 0, 0.062],
        [0, 0.1, 0, 0.055],
        [0, 0.82, 0, 0.055],
      ],
      3,
    ),
    {
      blend: 0.004,
    },
  ),
  add(needles, boughs(0.47, 0.215, 0.22), { blend: 0.006 }),
  add(needles, boughs(0.63, 0.185, 0.22), { blend: 0.006 }),
  add(needles, boughs(0.79, 0.145, 0.25), { blend: 0.006 }),
  soft('#86a850', above(0.4), { width: 0.6, amount: 0.8, on: needles }),
]);

const head = frame({ at: [0, 1.26, 0.18], turn: [-2, 12, -6] }, [
  add(
    flesh,
    blended(0.07, ellipsoid([0, 0.05, 0], [0.155, 0.165, 0.155]), ellipsoid([0, -0.085, 0.055], [0.18, 0.11, 0.14])),
    { blend: 0.06, importance: 1.4 },
  ),
  soft('#a8795e', ellipsoid([0, -0.12, 0.1], [0.2, 0.1, 0.2]), { width: 0.08, amount: 0.7, on: flesh }),
  // The mouth is one line, with a tooth that stands over it.
  add(
    skin('#5c261f'),
    chain(
      [
        [-0.1, -0.085, 0.165, 0.016],
        [0, -0.1, 0.2, 0.02],
        [0.1, -0.07, 0.165, 0.016],
      ],
      3,
    ),
    {
      blend: 0.008,
      importance: 2,
    },
  ),
  add(clay('#fbf1d6'), roundedBox([-0.045, -0.068, 0.198], [0.026, 0.034, 0.016], 0.01), { blend: 0, importance: 2.5 }),
  add(
    rosy,
    chain(
      [
        [0, 0.05, 0.145, 0.045],
        [0, -0.0, 0.215, 0.066],
      ],
      3,
    ),
    { blend: 0.025, importance: 2 },
  ),
  mirror(add(flesh, ellipsoid([0.175, 0.0, -0.01], [0.05, 0.075, 0.04], [0, -20, -15]), { blend: 0.02 })),
  eyes([0.07, 0.055, 0.125], 0.05, { inward: 0.006 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.012, 0.118, 0.155, 0.03],
          [0.07, 0.14, 0.148, 0.04],
          [0.14, 0.135, 0.105, 0.034],
          [0.2, 0.15, 0.08, 0.018],
        ],
        3,
      ),
      { blend: 0.01, importance: 1.8 },
    ),
  ),
  // Hair in a ring, and one tuft on top.
  add(
    hair,
    blended(
      0.03,
      ball([0.13, 0.09, -0.07], 0.07),
      ball([-0.13, 0.09, -0.07], 0.07),
      ball([0.1, -0.02, -0.12], 0.08),
      ball([-0.1, -0.02, -0.12], 0.08),
      ball([0, 0.04, -0.14], 0.08),
    ),
    { blend: 0.01 },
  ),
  add(
    hair,
    chain(
      [
        [0, 0.2, 0, 0.034],
        [0.02, 0.27, -0.02, 0.036],
        [0.07, 0.3, 0.0, 0.018],
      ],
      3,
    ),
    { blend: 0.01 },
  ),
]);

/** Giants: a small head on mountains of shoulders, forearms like barrels, a belly in front, a whole pine over the shoulder, a sheep under the arm. */
export default model({ height: 1.6, parts: [mound('#5b4a36', 6), legs, torso, arms, sheep, pine, head] });
