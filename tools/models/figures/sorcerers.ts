import {
  above,
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
  frame,
  glow,
  gold,
  half,
  type Knot,
  mirror,
  model,
  mound,
  oval,
  shared,
  skin,
  soft,
  type Triple,
  without,
} from '../language/index.ts';

const flesh = skin('#d3bcaa');
const crimson = cloth('#96274f');
const dark = cloth('#2f2340');
const smoke = cloth('#8476a0');
const black = clay('#231a2a');
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
          [0, 0.42, -0.01, 0.13],
          [0.05, 0.31, 0.03, 0.1],
          [-0.06, 0.22, 0.05, 0.085],
          [0.03, 0.13, -0.03, 0.1],
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
const hem: Field = (x, y, z) => 0.335 + 0.06 * Math.sin(Math.atan2(x, z) * 7 + 0.8) + 0.12 * z - y;
const coat = [
  add(
    crimson,
    blended(
      0.1,
      shared(0.02, cone([0, 0.13, -0.03], [0, 0.56, 0], 0.43, 0.16), hem),
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

/** How far the collar stands from the neck at a height. */
const flare = (x: number, y: number, z: number) => Math.hypot(x, z + 0.02) - 0.14 - 0.62 * (y - 0.74);
/** How far around from the middle of the back, in radians. */
const around = (x: number, z: number) => Math.atan2(x, -z - 0.02);
const collarSheet: Field = (x, y, z) => (Math.abs(flare(x, y, z)) - 0.034) * 0.82;
/** One high fan behind the head, its edge scalloped between golden ribs: a half moon from the front, a sail from the side. */
const collar = [
  add(
    crimson,
    shared(
      0.012,
      collarSheet,
      (x, y, z) => {
        const a = around(x, z);
        return (y - 1.33 + 0.15 * a * a - 0.03 * Math.cos(a * 10)) * 0.7;
      },
      above(0.72),
      half([0, 0, 1], 0),
    ),
    { blend: 0.012 },
  ),
  decal(
    dark,
    shared(
      0,
      (x, y, z) => flare(x, y, z) + 0.008,
      above(0.74),
      (_, __, z) => z - 0.2,
    ),
    { on: crimson },
  ),
  ...[-2, -1, 0, 1, 2].map((k) => {
    const a = (k * Math.PI) / 5;
    const place = (y: number): Triple => {
      const reach = 0.13 + 0.62 * (y - 0.74);
      return [Math.sin(a) * reach, y, -Math.cos(a) * reach - 0.02];
    };
    return add(brass, cone(place(0.82), place(1.37 - 0.15 * a * a), 0.026, 0.034), { blend: 0.006 });
  }),
];

const sleeve = (elbow: Knot, wrist: Knot) => [
  add(crimson, chain([[0.18, 0.74, -0.01, 0.095], elbow, wrist]), { blend: 0.035 }),
  // It hangs open below the wrist.
  add(
    crimson,
    blended(
      0.06,
      cone(
        [wrist[0], wrist[1] - 0.02, wrist[2] - 0.02],
        [wrist[0] + 0.06, wrist[1] - 0.19, wrist[2] - 0.12],
        0.1,
        0.03,
      ),
      cone([elbow[0], elbow[1], elbow[2]], [wrist[0] + 0.05, wrist[1] - 0.15, wrist[2] - 0.1], 0.08, 0.03),
    ),
    { blend: 0.05 },
  ),
  carve(dark, ellipsoid([wrist[0] - 0.05, wrist[1] + 0.0, wrist[2] + 0.09], [0.075, 0.09, 0.07]), {
    blend: 0.012,
    grow: 0.01,
  }),
];

/** A hand with long fingers bent as if round a ball to its inner side. */
const claw = (at: readonly [number, number, number], roll: number) =>
  frame({ at, turn: [-18, -38, roll] }, [
    add(
      flesh,
      blended(
        0.02,
        ellipsoid([0, 0, 0], [0.06, 0.085, 0.07]),
        chain(
          [
            [0, 0.06, 0.03, 0.034],
            [-0.01, 0.15, 0.05, 0.032],
            [-0.07, 0.21, 0.06, 0.022],
          ],
          2,
        ),
        chain(
          [
            [0, 0.04, 0.06, 0.034],
            [0, 0.1, 0.13, 0.032],
            [-0.06, 0.14, 0.17, 0.022],
          ],
          2,
        ),
        chain(
          [
            [0, -0.02, 0.06, 0.034],
            [0, -0.0, 0.15, 0.032],
            [-0.07, 0.02, 0.18, 0.022],
          ],
          2,
        ),
        chain(
          [
            [-0.02, 0.04, -0.03, 0.034],
            [-0.06, 0.12, -0.05, 0.03],
            [-0.11, 0.15, -0.03, 0.022],
          ],
          2,
        ),
      ),
      { blend: 0.01 },
    ),
  ]);

const arms = [
  mirror(sleeve([0.35, 0.61, 0.17, 0.092], [0.275, 0.63, 0.37, 0.11])),
  mirror(claw([0.24, 0.655, 0.465], -8)),
];

/** Green fire between the hands. */
const flame = [
  add(
    fire,
    blended(
      0.03,
      chain([
        [0, 0.505, 0.55, 0.05],
        [0, 0.59, 0.555, 0.11],
        [0.025, 0.695, 0.56, 0.075],
        [-0.03, 0.775, 0.56, 0.042],
        [0.02, 0.865, 0.56, 0.018],
      ]),
      chain(
        [
          [0.06, 0.605, 0.56, 0.06],
          [0.13, 0.685, 0.56, 0.036],
          [0.105, 0.775, 0.56, 0.018],
        ],
        3,
      ),
      chain(
        [
          [-0.06, 0.595, 0.56, 0.06],
          [-0.13, 0.66, 0.56, 0.036],
          [-0.125, 0.74, 0.56, 0.018],
        ],
        3,
      ),
    ),
    { blend: 0, importance: 2.3 },
  ),
  soft('#d9ffb8', ball([0, 0.57, 0.6], 0.085), { width: 0.09, on: fire }),
  soft(fire.colour, ball([0, 0.605, 0.5], 0.26), { width: 0.14, amount: 0.7, on: dark }),
  soft(fire.colour, ball([0, 0.625, 0.52], 0.28), { width: 0.12, amount: 0.35, on: flesh }),
];

const cowl: Field = blended(
  0.08,
  ellipsoid([0, 0.02, -0.03], [0.205, 0.225, 0.215]),
  chain([
    [0, 0.12, -0.05, 0.15],
    [0, 0.27, -0.09, 0.09],
    [0, 0.4, -0.07, 0.058],
    [0, 0.45, 0.04, 0.04],
    [0, 0.39, 0.12, 0.02],
  ]),
);

const head = frame({ at: [0, 0.98, 0.06], turn: [-10, 8, -5] }, [
  add(
    flesh,
    blended(0.05, ellipsoid([0, 0.03, 0], [0.17, 0.17, 0.165]), ellipsoid([0, -0.11, 0.05], [0.115, 0.11, 0.115])),
    { blend: 0.01, importance: 1.3 },
  ),
  // A cowl close to the skull, pointed on the brow and above.
  add(
    crimson,
    without(
      0.02,
      cowl,
      shared(0.03, ellipsoid([0, -0.08, 0.2], [0.155, 0.24, 0.22]), (x, y) => y - 0.055 - 0.62 * Math.abs(x)),
    ),
    { blend: 0.008 },
  ),
  add(brass, ellipsoid([0, 0.125, 0.185], [0.05, 0.058, 0.032]), { blend: 0.004 }),
  add(glow('#4fe06a'), ellipsoid([0, 0.125, 0.208], [0.03, 0.038, 0.03]), { blend: 0.002, importance: 3 }),
  // A hooked nose.
  add(
    flesh,
    chain(
      [
        [0, 0.05, 0.15, 0.035],
        [0, 0.0, 0.235, 0.045],
        [0, -0.06, 0.25, 0.036],
      ],
      3,
    ),
    { blend: 0.025, importance: 2 },
  ),
  mirror(add(flesh, ball([0.1, -0.03, 0.125], 0.042), { blend: 0.04, importance: 1.3 })),
  eyes([0.083, 0.032, 0.146], 0.057, { white: '#f6f4cc', pupil: '#1f3a1c', share: 0.52, inward: 0.008, up: -0.002 }),
  mirror(
    add(
      black,
      chain(
        [
          [0.03, 0.078, 0.2, 0.022],
          [0.095, 0.124, 0.185, 0.028],
          [0.18, 0.17, 0.12, 0.018],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
    add(
      black,
      chain(
        [
          [0.012, -0.098, 0.19, 0.026],
          [0.07, -0.11, 0.175, 0.028],
          [0.105, -0.17, 0.15, 0.018],
        ],
        3,
      ),
      { blend: 0.006, importance: 1.6 },
    ),
  ),
  decal(skin('#6b2440'), ellipsoid([0, -0.135, 0.17], [0.05, 0.018, 0.05]), { on: flesh, importance: 2 }),
  // The goatee curls forward.
  add(
    black,
    chain(
      [
        [0, -0.185, 0.12, 0.062],
        [0, -0.265, 0.16, 0.05],
        [0, -0.33, 0.22, 0.032],
        [0, -0.34, 0.28, 0.018],
      ],
      3,
    ),
    { blend: 0.01, importance: 1.3 },
  ),
]);

/** Sorcerers: no brim and no beard to the belt; a high fan of a collar, a hooked cowl, green fire between clawed hands, and only smoke below. */
export default model({ height: 1.35, parts: [mound('#4a4152', 7), cloud, coat, collar, arms, flame, head] });
