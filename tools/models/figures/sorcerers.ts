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
  eyes,
  type Field,
  fist,
  frame,
  glow,
  gold,
  half,
  mirror,
  mirrored,
  model,
  mound,
  oval,
  shared,
  skin,
  soft,
  torus,
} from '../language/index.ts';

const flesh = skin('#ecc8a4');
const crimson = cloth('#96274f');
const dark = cloth('#2f2340');
const smoke = cloth('#8476a0');
const black = clay('#231a2a');
const lid = skin('#c99c92');
const silk = cloth('#7a4aa6');
const brass = gold('#d9a83e');
const fire = glow('#4fe06a');

/** He stands on nothing but smoke: a tail that winds up out of puffs. */
const cloud = [
  add(
    smoke,
    blended(
      0.035,
      chain(
        [
          [0, 0.46, -0.02, 0.14],
          [0.03, 0.33, 0.07, 0.1],
          [-0.05, 0.22, -0.03, 0.082],
          [0.03, 0.12, -0.05, 0.1],
          [0, 0.04, 0, 0.16],
        ],
        4,
      ),
      ...(
        [
          [0.22, 0.05, 0.14, 0.1],
          [0.03, 0.05, 0.25, 0.115],
          [-0.2, 0.06, 0.15, 0.125],
          [-0.25, 0.04, -0.08, 0.085],
          [-0.08, 0.06, -0.23, 0.12],
          [0.17, 0.06, -0.16, 0.13],
          [0.33, 0.03, -0.02, 0.07],
          [-0.33, 0.03, 0.06, 0.06],
        ] as const
      ).map(([x, y, z, radius]) => ball([x, y, z], radius)),
    ),
    { blend: 0.012, importance: 0.8 },
  ),
  soft('#c3b7d6', ellipsoid([0, 0.04, 0], [0.45, 0.07, 0.45]), { width: 0.12, amount: 0.8, on: smoke }),
  soft('#4a3c60', ellipsoid([0, 0.38, 0], [0.3, 0.13, 0.3]), { width: 0.12, on: smoke }),
];

/** The hem ends in points, and behind it is longer. */
const hem: Field = (x, y, z) => 0.385 + 0.06 * Math.sin(Math.atan2(x, z) * 7 + 0.8) + 0.12 * z - y;
const coat = [
  add(
    crimson,
    blended(
      0.1,
      shared(0.02, cone([0, 0.17, -0.03], [0, 0.58, 0], 0.37, 0.15), hem),
      ellipsoid([0, 0.68, -0.01], [0.215, 0.16, 0.17]),
    ),
    { blend: 0.012 },
  ),
  // Folds.
  ...[-150, -112, -70, 70, 112, 150].map((degrees) => {
    const [x, z] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return carve(null, cone([x * 0.4, 0.2, z * 0.4], [x * 0.23, 0.5, z * 0.23], 0.03, 0.01), { blend: 0.06 });
  }),
  // Open in front over a dark robe.
  decal(
    dark,
    shared(0, half([0, 0, -1], 0), (x, y) => Math.abs(x) - 0.045 - 0.35 * Math.max(0, 0.55 - y)),
    {
      on: crimson,
      importance: 2,
    },
  ),
  soft('#5c1638', ellipsoid([0, 0.24, 0], [0.5, 0.12, 0.5]), { width: 0.14, on: crimson }),
  add(dark, oval([0, 0.53, -0.005], 0.185, 0.95, 0.04, [6, 0, 0], 1.2), { blend: 0.008 }),
  add(brass, ellipsoid([0, 0.52, 0.2], [0.06, 0.06, 0.035]), { blend: 0.004 }),
];

/** A hand's long fingers, in the hand's own frame: the palm faces up, they spread forward and curl at their tips. */
const fingers: readonly Field[] = [-0.085, -0.03, 0.03].map((x, k) =>
  chain(
    [
      [x * 0.5, 0, 0.04, 0.036],
      [x, 0.01, 0.12, 0.034],
      [x * 1.25, 0.075, 0.155 + 0.012 * k, 0.022],
    ],
    2,
  ),
);
const thumb: Field = chain(
  [
    [0.04, 0, 0, 0.036],
    [0.105, 0.03, 0.03, 0.032],
    [0.125, 0.1, 0.05, 0.022],
  ],
  2,
);

const arms = [
  // One arm is held out, its palm up.
  add(
    crimson,
    chain([
      [-0.18, 0.74, -0.01, 0.095],
      [-0.37, 0.63, 0.06, 0.09],
      [-0.36, 0.73, 0.25, 0.1],
    ]),
    { blend: 0.035 },
  ),
  // Its sleeve hangs open.
  add(
    crimson,
    blended(
      0.06,
      cone([-0.36, 0.7, 0.25], [-0.42, 0.47, 0.17], 0.1, 0.03),
      cone([-0.37, 0.63, 0.06], [-0.41, 0.5, 0.13], 0.08, 0.03),
    ),
    { blend: 0.05 },
  ),
  carve(dark, ellipsoid([-0.355, 0.745, 0.335], [0.07, 0.07, 0.07]), { blend: 0.012, grow: 0.012 }),
  frame({ at: [-0.355, 0.79, 0.37], turn: [-20, 6, 0] }, [
    add(flesh, blended(0.02, ellipsoid([0, 0, 0], [0.082, 0.055, 0.09]), ...fingers, thumb), { blend: 0.01 }),
  ]),
  // The other rests on the hip, the elbow far out.
  add(
    crimson,
    chain([
      [0.18, 0.74, -0.01, 0.095],
      [0.43, 0.63, -0.08, 0.082],
      [0.3, 0.5, 0.1, 0.095],
    ]),
    { blend: 0.03 },
  ),
  fist(flesh, [0.24, 0.485, 0.165], 0.078),
];

/** Green fire that floats, clear of the palm under it. */
const flame = [
  add(
    fire,
    blended(
      0.03,
      chain([
        [-0.345, 0.995, 0.443, 0.06],
        [-0.345, 1.08, 0.443, 0.1],
        [-0.325, 1.19, 0.448, 0.068],
        [-0.375, 1.28, 0.443, 0.04],
        [-0.335, 1.37, 0.443, 0.018],
      ]),
      chain(
        [
          [-0.285, 1.08, 0.443, 0.055],
          [-0.235, 1.16, 0.433, 0.034],
          [-0.255, 1.25, 0.433, 0.018],
        ],
        3,
      ),
    ),
    { blend: 0, importance: 2.3 },
  ),
  soft('#d9ffb8', ball([-0.345, 1.05, 0.483], 0.085), { width: 0.09, on: fire }),
  soft(fire.colour, ball([-0.345, 0.95, 0.433], 0.2), { width: 0.12, amount: 0.4, on: flesh }),
];

/** Rolls of a turban, one across the other. */
const turban: Field = blended(
  0.025,
  ellipsoid([0, 0.215, -0.07], [0.2, 0.14, 0.2]),
  torus([0, 0.14, -0.05], 0.165, 0.072, [-26, 0, 12]),
  torus([0, 0.165, -0.055], 0.16, 0.072, [-26, 0, -14]),
  torus([0, 0.25, -0.09], 0.1, 0.075, [-28, 0, 5]),
);

const head = frame({ at: [0.01, 0.99, 0.02], turn: [-15, -8, 6], size: 1.2 }, [
  add(
    flesh,
    blended(
      0.05,
      ellipsoid([0, 0.02, 0], [0.172, 0.17, 0.165]),
      ellipsoid([0, -0.11, 0.05], [0.11, 0.11, 0.11]),
      mirrored(ball([0.1, -0.035, 0.115], 0.05)),
    ),
    { blend: 0.01, importance: 1.4 },
  ),
  mirror(add(flesh, ellipsoid([0.18, -0.01, 0], [0.03, 0.06, 0.045]), { blend: 0.02 })),
  // A hooked nose.
  add(
    flesh,
    chain(
      [
        [0, 0.045, 0.15, 0.03],
        [0, 0.0, 0.215, 0.038],
        [0, -0.05, 0.222, 0.032],
      ],
      3,
    ),
    { blend: 0.025, importance: 2 },
  ),
  eyes([0.08, 0.03, 0.128], 0.056, {
    white: '#fbf6d8',
    pupil: '#1f5a24',
    share: 0.5,
    inward: 0.004,
    up: -0.012,
    sideways: -0.014,
  }),
  // Heavy lids: he has thought of something.
  mirror(
    add(
      lid,
      shared(0.004, ball([0.08, 0.032, 0.127], 0.063), (x, y) => 0.047 - y + 0.2 * (x - 0.08)),
      { blend: 0.003, importance: 2.6 },
    ),
  ),
  // One brow is raised.
  add(
    black,
    chain(
      [
        [0.025, 0.075, 0.19, 0.022],
        [0.09, 0.09, 0.175, 0.026],
        [0.165, 0.105, 0.115, 0.016],
      ],
      3,
    ),
    { blend: 0.006, importance: 2 },
  ),
  add(
    black,
    chain(
      [
        [-0.03, 0.088, 0.19, 0.022],
        [-0.095, 0.138, 0.17, 0.027],
        [-0.17, 0.112, 0.115, 0.016],
      ],
      3,
    ),
    { blend: 0.006, importance: 2 },
  ),
  mirror(
    add(
      black,
      chain(
        [
          [0.015, -0.08, 0.185, 0.018],
          [0.08, -0.092, 0.168, 0.019],
          [0.155, -0.045, 0.135, 0.014],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.8 },
    ),
  ),
  // A smile on one side only.
  add(
    skin('#6b2440'),
    chain(
      [
        [0.05, -0.122, 0.15, 0.012],
        [-0.01, -0.125, 0.164, 0.016],
        [-0.075, -0.1, 0.145, 0.014],
      ],
      3,
    ),
    { blend: 0.005, importance: 2.4 },
  ),
  // The goatee curls forward.
  add(
    black,
    chain(
      [
        [0, -0.19, 0.125, 0.042],
        [0, -0.255, 0.15, 0.038],
        [0, -0.31, 0.2, 0.028],
        [0, -0.33, 0.26, 0.018],
      ],
      3,
    ),
    { blend: 0.01, importance: 1.3 },
  ),
  add(silk, turban, { blend: 0.008 }),
  soft('#4b2a6b', ellipsoid([0, 0.08, -0.1], [0.3, 0.06, 0.3]), { width: 0.1, on: silk }),
  // The jewel, set in gold.
  add(brass, ellipsoid([0, 0.2, 0.15], [0.074, 0.084, 0.04], [-28, 0, 0]), { blend: 0.004 }),
  add(glow('#4fe06a'), ellipsoid([0, 0.21, 0.175], [0.05, 0.06, 0.04], [-28, 0, 0]), { blend: 0.002, importance: 3 }),
  // A plume that curls back over the crown.
  add(
    crimson,
    chain(
      [
        [0, 0.29, 0.11, 0.034],
        [0.01, 0.4, 0.07, 0.06],
        [0.02, 0.46, -0.06, 0.07],
        [0.03, 0.42, -0.2, 0.06],
        [0.04, 0.31, -0.28, 0.02],
      ],
      4,
    ),
    { blend: 0.008 },
  ),
]);

/** Sorcerers: no brim and no beard to the belt; a turban with a jewel and a plume, a sly face, green fire above one palm, and only smoke below. */
export default model({ height: 1.45, parts: [mound('#4a4152', 7), cloud, coat, arms, flame, head] });
