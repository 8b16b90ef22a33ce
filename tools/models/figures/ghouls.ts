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
  shared,
  skin,
  soft,
} from '../language/index.ts';

const hide = skin('#93aa8c');
const pale = skin('#b3c0a6');
const sunken = skin('#4f5a55');
const shroud = cloth('#4b4458');
const bone = clay('#e9dfbd');
const maw = skin('#3c1420');
const tongue = skin('#a8455a');
const claw = clay('#3d322a');
const tuft = clay('#33303a');

const spine: readonly Knot[] = [
  [0, 0.19, -0.17, 0.125],
  [0, 0.36, -0.22, 0.14],
  [0, 0.52, -0.12, 0.165],
  [0, 0.54, 0.08, 0.14],
];
const trunk = chain(spine);

/** Vertebrae that all but come through the hide: blunt thorns from nape to tail, the longest between the shoulders. */
const thorns = (
  [
    [0.17, -0.29, -0.6, 0.1],
    [0.29, -0.36, -0.35, 0.13],
    [0.43, -0.36, 0.05, 0.16],
    [0.57, -0.29, 0.55, 0.18],
    [0.68, -0.15, 1.1, 0.17],
    [0.7, 0.03, 1.5, 0.13],
  ] as const
).map(([y, z, tilt, long]) =>
  add(bone, cone([0, y, z], [0, y + Math.sin(tilt) * long, z - Math.cos(tilt) * long], 0.058, 0.018), {
    blend: 0.012,
    importance: 1.2,
  }),
);

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

const body = [
  add(hide, trunk, { blend: 0.04 }),
  // Ribs.
  ...[0.36, 0.45, 0.54].map((y, k) =>
    mirror(
      add(
        pale,
        chain(
          [
            [0.07, y + 0.02, -0.3 + 0.05 * k, 0.026],
            [0.165, y, -0.17 + 0.05 * k, 0.03],
            [0.13, y - 0.07, -0.03 + 0.05 * k, 0.024],
          ],
          3,
        ),
        { blend: 0.02 },
      ),
    ),
  ),
  thorns,
  // What is left of the shroud: a rag about the loins.
  add(
    shroud,
    shared(0.012, grown(trunk, 0.05), (x, y, z) => (y - 0.26 - 0.05 * Math.sin(Math.atan2(x, z + 0.15) * 5)) * 0.7),
    { blend: 0.01 },
  ),
];

/** Claws as long as the fingers. */
const talons = (
  at: (x: number) => readonly [number, number, number],
  to: (x: number) => readonly [number, number, number],
) => [-0.075, 0, 0.075].map((x) => add(claw, cone(at(x), to(x), 0.034, 0.016), { blend: 0.006, importance: 1.4 }));

const arms = [
  // Knuckles on the ground, far in front.
  add(
    hide,
    blended(
      0.02,
      chain([
        [0.22, 0.55, 0.04, 0.085],
        [0.43, 0.5, 0.2, 0.064],
        [0.38, 0.3, 0.4, 0.064],
        [0.31, 0.15, 0.45, 0.066],
      ]),
      ellipsoid([0.3, 0.12, 0.46], [0.1, 0.08, 0.085]),
      ...[-0.075, 0, 0.075].map((x) => cone([0.3 + x, 0.12, 0.5], [0.29 + x * 1.2, 0.09, 0.545], 0.038, 0.036)),
    ),
    { blend: 0.02 },
  ),
  talons(
    (x) => [0.29 + x * 1.1, 0.1, 0.54],
    (x) => [0.26 + x * 1.1, 0.012, 0.58],
  ),
  // The other swings a bone over the shoulder.
  add(
    hide,
    chain([
      [-0.22, 0.55, 0.04, 0.085],
      [-0.44, 0.47, 0.1, 0.066],
      [-0.46, 0.66, 0.1, 0.062],
      [-0.42, 0.8, 0.05, 0.058],
    ]),
    { blend: 0.02 },
  ),
];

/** Somebody's shin, swung like a club: its knobs stand clear of the back. */
const meal = frame({ at: [-0.41, 0.84, 0.06], turn: [-38, 0, -10] }, [
  add(
    bone,
    blended(
      0.025,
      cone([0, -0.17, 0], [0, 0.3, 0], 0.046),
      ball([0.03, -0.21, 0.045], 0.062),
      ball([-0.03, -0.21, -0.045], 0.062),
      ball([0.045, 0.36, 0.06], 0.08),
      ball([-0.045, 0.36, -0.06], 0.08),
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

const head = frame({ at: [-0.01, 0.64, 0.31], turn: [-12, -8, 8], size: 1.08 }, [
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
  // A tuft is left.
  add(
    tuft,
    chain(
      [
        [0.03, 0.22, -0.06, 0.045],
        [0.06, 0.31, -0.08, 0.036],
        [0.15, 0.35, -0.06, 0.016],
      ],
      3,
    ),
    { blend: 0.01 },
  ),
]);

/** Ghouls: an arched back with thorns of bone, knuckles and claws far in front, plates for eyes, a grin from ear to ear, a bone for a club. */
export default model({ height: 1.05, parts: [mound('#4a4a3f', 7), legs, body, arms, meal, head] });
