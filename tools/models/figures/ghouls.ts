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
  grown,
  type Knot,
  mirror,
  mirrored,
  model,
  mound,
  roundedBox,
  shared,
  skin,
  soft,
} from '../language/index.ts';

const hide = skin('#8fa38a');
const pale = skin('#b3c0a6');
const sunken = skin('#4f5a55');
const shroud = cloth('#4b4458');
const stone = clay('#8d9093');
const mossy = '#5f7a3a';
const bone = clay('#e9dfbd');
const maw = skin('#3c1420');
const tongue = skin('#a8455a');
const claw = clay('#2e2a2c');
const tuft = clay('#33303a');

/** The crooked cross it crept out from under, turned halfway, so that it is a cross from the front, the side and above. */
const cross = frame({ at: [0.06, 0, -0.365], turn: [-13, 0, -6], size: 0.94 }, [
  frame({ at: [0, 0, 0], turn: [0, 48, 0] }, [
    add(
      stone,
      blended(
        0.012,
        roundedBox([0, 0.33, 0], [0.075, 0.4, 0.06], 0.022),
        roundedBox([0, 0.5, 0], [0.21, 0.075, 0.06], 0.022),
        roundedBox([0, 0.03, 0], [0.13, 0.08, 0.1], 0.03),
      ),
      { blend: 0.01 },
    ),
    // Chipped.
    carve(null, ball([0.22, 0.59, 0.03], 0.06), { blend: 0.006 }),
    carve(null, ball([-0.09, 0.3, 0.06], 0.035), { blend: 0.006 }),
    soft(mossy, ellipsoid([-0.08, 0.05, 0], [0.25, 0.2, 0.25]), { width: 0.18, on: stone }),
    soft(mossy, ellipsoid([-0.2, 0.58, 0], [0.12, 0.06, 0.2]), { width: 0.08, amount: 0.8, on: stone }),
  ]),
]);

const spine: readonly Knot[] = [
  [0, 0.19, -0.11, 0.14],
  [0, 0.33, -0.11, 0.15],
  [0, 0.45, -0.02, 0.17],
  [0, 0.49, 0.12, 0.14],
];
const trunk = chain(spine);

/** Squats like a frog, the knees beside the chest. */
const legs = mirror(
  add(
    hide,
    blended(
      0.02,
      chain([
        [0.12, 0.2, -0.1, 0.105],
        [0.24, 0.28, 0.02, 0.085],
        [0.3, 0.33, 0.13, 0.075],
      ]),
      cone([0.3, 0.31, 0.13], [0.27, 0.1, 0.0], 0.068, 0.05),
      ellipsoid([0.29, 0.05, 0.1], [0.075, 0.05, 0.15], [0, 12, 0]),
    ),
    { blend: 0.04 },
  ),
  ...[-0.045, 0.02, 0.08].map((x) =>
    add(
      claw,
      cone(
        [0.32 + x, 0.045, 0.215 - Math.abs(x) * 0.5],
        [0.335 + x * 1.2, 0.03, 0.29 - Math.abs(x) * 0.6],
        0.032,
        0.016,
      ),
      {
        blend: 0.008,
      },
    ),
  ),
);

const hemLine: Field = (x, y, z) => {
  const around = Math.atan2(x, z + 0.1);
  return (0.3 + 0.06 * Math.sin(around * 6 + 0.5) + 0.03 * Math.sin(around * 11) - y) * 0.6;
};
const body = [
  add(hide, trunk, { blend: 0.04 }),
  // The torn shroud.
  add(
    shroud,
    shared(
      0.012,
      blended(0.06, grown(trunk, 0.035), mirrored(ball([0.22, 0.48, 0.05], 0.125))),
      hemLine,
      (_, y, z) => z * 0.8 + y * 0.25 - 0.24,
    ),
    { blend: 0.008 },
  ),
  ...[
    [0.4, -0.265],
    [0.52, -0.2],
    [0.61, -0.07],
  ].map(([y = 0, z = 0]) => add(hide, ball([0, y, z], 0.05), { blend: 0.02 })),
];

const arms = [
  // Knuckles on the ground.
  add(
    hide,
    blended(
      0.02,
      chain([
        [0.24, 0.5, 0.08, 0.085],
        [0.41, 0.45, 0.23, 0.062],
        [0.36, 0.3, 0.4, 0.062],
        [0.31, 0.15, 0.435, 0.062],
      ]),
      ellipsoid([0.3, 0.1, 0.455], [0.09, 0.078, 0.085]),
      ...[-0.065, 0, 0.065].map((x) => cone([0.3 + x, 0.1, 0.505], [0.295 + x * 1.1, 0.05, 0.525], 0.036, 0.034)),
    ),
    { blend: 0.02 },
  ),
  ...[-0.068, 0, 0.068].map((x) =>
    add(claw, cone([0.295 + x * 1.1, 0.055, 0.54], [0.285 + x * 1.15, 0.03, 0.58], 0.028, 0.016), { blend: 0.006 }),
  ),
  add(
    hide,
    chain([
      [-0.24, 0.5, 0.08, 0.085],
      [-0.42, 0.4, 0.06, 0.062],
      [-0.47, 0.45, 0.15, 0.062],
      [-0.45, 0.55, 0.24, 0.058],
    ]),
    { blend: 0.02 },
  ),
];

/** Somebody's shin, held by the fist like a drumstick. */
const meal = frame({ at: [-0.43, 0.6, 0.26], turn: [8, -24, 14] }, [
  add(
    bone,
    blended(
      0.025,
      cone([0, -0.2, 0], [0, 0.28, 0], 0.042),
      ball([0.05, -0.24, 0], 0.062),
      ball([-0.05, -0.24, 0], 0.062),
      ball([0.055, 0.33, 0], 0.07),
      ball([-0.055, 0.33, 0], 0.07),
    ),
    { blend: 0.006 },
  ),
  add(
    hide,
    blended(
      0.015,
      ellipsoid([0, 0, -0.02], [0.085, 0.085, 0.075]),
      ...[-0.055, 0, 0.055].map((y) => ellipsoid([0.01, y, 0.055], [0.07, 0.032, 0.04])),
    ),
    { blend: 0.012 },
  ),
]);

const grin: Field = chain(
  [
    [-0.17, -0.03, 0.125, 0.022],
    [-0.1, -0.1, 0.19, 0.045],
    [0, -0.12, 0.215, 0.052],
    [0.1, -0.1, 0.19, 0.045],
    [0.17, -0.03, 0.125, 0.022],
  ],
  3,
);

const head = frame({ at: [-0.01, 0.62, 0.36], turn: [-8, -8, 8] }, [
  add(
    hide,
    blended(0.06, ellipsoid([0, 0.06, -0.03], [0.215, 0.18, 0.2]), ellipsoid([0, -0.09, 0.06], [0.19, 0.105, 0.155])),
    { blend: 0.03, importance: 1.4 },
  ),
  soft(pale.colour, ellipsoid([0, -0.2, 0.1], [0.2, 0.12, 0.2]), { width: 0.1, on: hide }),
  carve(maw, grin, { blend: 0.01, importance: 2.5, grow: 0.002 }),
  ...[-0.115, -0.07, -0.022, 0.028, 0.075, 0.12].map((x, k) =>
    add(
      bone,
      ellipsoid(
        [x, -0.072 - 0.022 * Math.cos(x * 14) + (k % 2) * -0.045 + Math.abs(x) * 0.12, 0.207 - x * x * 3.4],
        [0.021, 0.034, 0.022],
      ),
      { blend: 0, importance: 2.5 },
    ),
  ),
  // Always hungry.
  add(
    tongue,
    chain(
      [
        [0.05, -0.13, 0.18, 0.035],
        [0.075, -0.165, 0.235, 0.04],
        [0.09, -0.25, 0.23, 0.034],
      ],
      3,
    ),
    { blend: 0.006, importance: 2 },
  ),
  mirror(carve(sunken, ellipsoid([0.1, 0.075, 0.17], [0.1, 0.095, 0.06]), { blend: 0.03, importance: 2, grow: 0.004 })),
  eyes([0.099, 0.078, 0.115], 0.088, { white: '#f3edd0', share: 0.4, inward: 0.006, up: 0.012 }),
  carve(maw, mirrored(ellipsoid([0.022, -0.02, 0.215], [0.012, 0.024, 0.04], [0, 0, 15])), {
    blend: 0.006,
    importance: 2,
  }),
  mirror(
    // Ears like torn leaves.
    add(
      hide,
      chain(
        [
          [0.18, 0.04, -0.04, 0.06],
          [0.27, 0.09, -0.07, 0.052],
          [0.36, 0.17, -0.11, 0.018],
        ],
        3,
      ),
      { blend: 0.02 },
    ),
  ),
  // Two tufts are left.
  add(
    tuft,
    chain(
      [
        [0.06, 0.22, -0.06, 0.04],
        [0.1, 0.3, -0.08, 0.034],
        [0.18, 0.34, -0.06, 0.016],
      ],
      3,
    ),
    { blend: 0.01 },
  ),
  add(
    tuft,
    chain(
      [
        [-0.03, 0.225, -0.08, 0.04],
        [-0.05, 0.31, -0.13, 0.034],
        [-0.12, 0.37, -0.13, 0.016],
      ],
      3,
    ),
    {
      blend: 0.01,
    },
  ),
]);

/** Ghouls: squatting before a crooked cross, knuckles far in front, plates for eyes, a grin from ear to ear, a bone to gnaw. */
export default model({ height: 0.95, parts: [mound('#4a4a3f', 7), cross, legs, body, arms, meal, head] });
