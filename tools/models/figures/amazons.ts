import {
  above,
  add,
  ball,
  below,
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
  gold,
  half,
  metal,
  mirror,
  mirrored,
  model,
  mound,
  roundedBox,
  shared,
  skin,
  soft,
  star,
  torus,
} from '../language/index.ts';

const flesh = skin('#c98a5e');
const bronze = metal('#c98a2b');
const crimson = cloth('#8a2a22');
const plume = clay('#c23a26');
const sun = gold('#f2d16b');
const hair = clay('#2e1c16');
const leather = clay('#6b4026');
const wood = clay('#5b3a22');
const steel = metal('#b9bfc4');

/** Legs wide apart, one in front of the other. `side`: 1 her left, -1 her right; `z`: where the foot stands. */
const leg = (side: 1 | -1, z: number) => [
  add(leather, ellipsoid([side * 0.2, 0.045, z + 0.055], [0.08, 0.05, 0.135], [0, side * 14, 0]), { blend: 0.02 }),
  add(bronze, cone([side * 0.19, 0.08, z], [side * 0.17, 0.25, z * 0.75 + 0.015], 0.066, 0.082), { blend: 0.01 }),
  add(flesh, cone([side * 0.165, 0.28, z * 0.7], [side * 0.1, 0.46, 0], 0.072, 0.1), { blend: 0.012 }),
];
const legs = [leg(1, 0.17), leg(-1, -0.17)];

/** Strips of leather, longer in front and behind. */
const skirt: Field = shared(
  0.012,
  (x, y, z) => (Math.hypot(x, z * 1.2) - 0.16 - (0.56 - y) * 0.5) * 0.8,
  (_, y) => y - 0.54,
  (x, y, z) => (0.34 + 0.018 * Math.sin(Math.atan2(x, z) * 10) - y) * 0.8,
);

const body = [
  add(crimson, skirt, { blend: 0.01 }),
  ...[-150, -110, -70, -35, 0, 35, 70, 110, 150].map((degrees) => {
    const [x, z] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return carve(null, cone([x * 0.285, 0.33, z * 0.24], [x * 0.2, 0.5, z * 0.17], 0.02, 0.008), { blend: 0.02 });
  }),
  add(
    bronze,
    blended(
      0.07,
      ellipsoid([0, 0.55, 0], [0.15, 0.1, 0.12]),
      ellipsoid([0, 0.66, -0.005], [0.19, 0.12, 0.135]),
      ellipsoid([0.075, 0.665, 0.095], [0.08, 0.075, 0.065]),
      ellipsoid([-0.075, 0.665, 0.095], [0.08, 0.075, 0.065]),
    ),
    { blend: 0.01 },
  ),
  // A neckline with a golden edge.
  add(flesh, ellipsoid([0, 0.775, 0.03], [0.11, 0.075, 0.105]), { blend: 0.008 }),
  add(sun, torus([0, 0.525, 0], 0.158, 0.03, undefined, 1.2), { blend: 0.008 }),
  add(flesh, cone([0, 0.74, 0], [0, 0.84, 0.02], 0.085, 0.075), { blend: 0.02 }),
];

const arms = [
  // The shield arm.
  add(
    flesh,
    chain([
      [0.2, 0.71, 0, 0.082],
      [0.33, 0.6, 0.06, 0.066],
      [0.34, 0.57, 0.28, 0.06],
    ]),
    { blend: 0.03 },
  ),
  // The spear arm.
  add(
    flesh,
    chain([
      [-0.2, 0.71, 0, 0.082],
      [-0.36, 0.6, 0.04, 0.068],
      [-0.38, 0.65, 0.16, 0.06],
    ]),
    { blend: 0.03 },
  ),
  add(bronze, cone([-0.365, 0.61, 0.07], [-0.378, 0.645, 0.145], 0.073, 0.07), { blend: 0.008 }),
  mirror(add(bronze, ellipsoid([0.215, 0.74, -0.01], [0.1, 0.075, 0.1], [0, 0, -28]), { blend: 0.012 })),
  fist(flesh, [-0.385, 0.675, 0.21], 0.08),
];

const point: Field = shared(
  0.006,
  roundedBox([0, 0.62, 0], [0.1, 0.19, 0.034], 0.006),
  (x, _, z) => Math.abs(x) * 0.34 + Math.abs(z) - 0.036,
  (x, y) => (y - 0.79 + Math.abs(x) * 1.9) / 2.15,
  (x, y) => (0.45 - y + Math.abs(x) * 0.8) / 1.28,
);

/** Leans forward, its point turned halfway to the side. */
const spear = frame({ at: [-0.385, 0.675, 0.23], turn: [20, 0, 2] }, [
  frame({ at: [0, 0, 0], turn: [0, 50, 0] }, [
    add(wood, cone([0, -0.66, 0], [0, 0.5, 0], 0.036), { blend: 0.004 }),
    add(steel, point, { blend: 0.004 }),
    add(plume, torus([0, 0.43, 0], 0.042, 0.034, undefined, 1.4), { blend: 0.006 }),
    add(plume, cone([0.03, 0.42, 0], [0.085, 0.28, 0.01], 0.036, 0.018), { blend: 0.01 }),
  ]),
]);

const front = half([0, 0, -1], 0);
/** Round, with a sun. */
const shield = frame({ at: [0.37, 0.56, 0.36], turn: [-20, 20, 0] }, [
  add(crimson, ellipsoid([0, 0, 0], [0.245, 0.245, 0.065]), { blend: 0.006 }),
  add(bronze, torus([0, 0, 0], 0.235, 0.036, [90, 0, 0]), { blend: 0.006 }),
  decal(sun, shared(0, star([0, 0, 0], 0.2, 0.105, [0, 0, 8], 8), front), { on: crimson, importance: 3 }),
  add(bronze, ellipsoid([0, 0, 0.055], [0.085, 0.085, 0.045]), { blend: 0.006, importance: 1.5 }),
]);

const bell = (grow: number): Field => {
  return (x, y, z) => {
    const wide = 1 + Math.max(0, 0.76 - y) * 0.35;
    return (Math.hypot(x / wide, (z + 0.02) / wide) - 0.19 - grow) * 0.8;
  };
};
const cape = add(
  crimson,
  shared(
    0.012,
    bell(0.03),
    (x, y, z) => -bell(-0.02)(x, y, z),
    (_, y, z) => z + 0.06 + (0.76 - y) * 0.1,
    (x, y) => 0.38 + 0.02 * Math.sin(x * 22) - y,
    below(0.765),
  ),
  { blend: 0.008 },
);

/** A horse's tail: it springs from a socket on the crown, stands up like a brush, and blows out behind, clear of the back. */
const crest: Field = blended(
  0.05,
  chain(
    [
      [0, 0.34, 0.09, 0.055],
      [0, 0.4, -0.03, 0.085],
      [0, 0.37, -0.19, 0.1],
      [0, 0.25, -0.33, 0.1],
      [0.02, 0.08, -0.42, 0.09],
      [0.05, -0.09, -0.45, 0.07],
      [0.08, -0.22, -0.53, 0.02],
    ],
    4,
  ),
  // Strands that end before the others.
  chain(
    [
      [-0.02, 0.3, -0.34, 0.07],
      [-0.03, 0.14, -0.51, 0.045],
      [-0.05, 0.06, -0.54, 0.018],
    ],
    3,
  ),
  chain(
    [
      [0.03, 0.1, -0.38, 0.07],
      [0.02, -0.06, -0.34, 0.045],
      [0.0, -0.16, -0.34, 0.018],
    ],
    3,
  ),
);

const helmet = frame({ at: [0, 0.03, -0.01], turn: [-12, 0, 0] }, [
  add(bronze, shared(0.02, ellipsoid([0, 0.02, 0], [0.212, 0.215, 0.215]), above(0.05)), { blend: 0.01 }),
  add(sun, torus([0, 0.065, 0], 0.205, 0.03, undefined, 1.2), { blend: 0.008 }),
  // The socket, and the tail in it.
  add(sun, cone([0, 0.2, 0.0], [0, 0.33, -0.01], 0.062, 0.05), { blend: 0.01 }),
  add(plume, crest, { blend: 0.008 }),
  // A peak in front, a guard for the neck behind.
  add(bronze, ellipsoid([0, 0.1, 0.25], [0.1, 0.045, 0.11], [-14, 0, 0]), { blend: 0.02 }),
  add(bronze, ellipsoid([0, 0.03, -0.23], [0.14, 0.04, 0.1], [-28, 0, 0]), { blend: 0.02 }),
]);

const head = frame({ at: [0, 0.985, 0.03], turn: [-5, 8, 5], size: 1.1 }, [
  add(
    flesh,
    blended(0.06, ellipsoid([0, 0.03, 0], [0.172, 0.17, 0.165]), ellipsoid([0, -0.085, 0.045], [0.125, 0.085, 0.11])),
    { blend: 0.02, importance: 1.4 },
  ),
  // Hair down to the shoulders.
  add(
    hair,
    blended(
      0.05,
      ellipsoid([0, -0.01, -0.06], [0.19, 0.19, 0.15]),
      mirrored(
        chain(
          [
            [0.165, 0.06, 0.03, 0.045],
            [0.178, -0.08, 0.02, 0.055],
            [0.165, -0.2, 0.0, 0.05],
          ],
          3,
        ),
      ),
    ),
    { blend: 0.01 },
  ),
  mirror(soft('#c0603f', ball([0.085, -0.05, 0.16], 0.04), { width: 0.05, amount: 0.7, on: flesh })),
  add(flesh, ellipsoid([0, -0.015, 0.17], [0.03, 0.045, 0.035]), { blend: 0.03, importance: 2 }),
  eyes([0.075, 0.018, 0.124], 0.054, { inward: 0.004 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.03, 0.075, 0.172, 0.018],
          [0.08, 0.092, 0.16, 0.022],
          [0.14, 0.075, 0.12, 0.016],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
  ),
  add(
    skin('#7c221c'),
    chain(
      [
        [-0.062, -0.07, 0.15, 0.013],
        [0, -0.095, 0.164, 0.016],
        [0.064, -0.064, 0.15, 0.013],
      ],
      3,
    ),
    { blend: 0.006, importance: 2.5 },
  ),
  helmet,
]);

/** Amazons: long legs wide apart, a horse's tail that blows out behind a bronze helmet, a sun on the shield, a spear that leans forward. */
export default model({
  height: 1.35,
  parts: [mound('#7a5a3a', 8), legs, body, cape, arms, spear, shield, head],
});
