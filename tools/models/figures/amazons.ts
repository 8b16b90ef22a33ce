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
  gold,
  half,
  type Knot,
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

const flesh = skin('#e8b184');
const bronze = metal('#c98a2b');
const crimson = cloth('#8a2a22');
const plume = clay('#c23a26');
const sun = gold('#f2d16b');
const hair = clay('#4a2a1a');
const leather = clay('#6b4026');
const wood = clay('#5b3a22');
const steel = metal('#b9bfc4');
const rock = clay('#8b8378');

/** One foot on a rock, the other far back: she has climbed up to see who is next. */
const legs = [
  add(
    rock,
    shared(
      0.03,
      ellipsoid([0.19, 0.06, 0.23], [0.17, 0.15, 0.16]),
      half([0.2, 1, 0.1], 0.19),
      half([0.9, 0.4, 0.5], 0.36),
    ),
    { blend: 0.008 },
  ),
  add(leather, ellipsoid([0.19, 0.185, 0.255], [0.08, 0.05, 0.135], [0, 10, 0]), { blend: 0.012 }),
  add(bronze, cone([0.19, 0.21, 0.2], [0.17, 0.36, 0.19], 0.068, 0.082), { blend: 0.01 }),
  add(flesh, cone([0.165, 0.39, 0.18], [0.1, 0.46, 0.01], 0.08, 0.1), { blend: 0.012 }),
  add(leather, ellipsoid([-0.2, 0.045, -0.2], [0.08, 0.05, 0.135], [0, -30, 0]), { blend: 0.02 }),
  add(bronze, cone([-0.2, 0.08, -0.25], [-0.17, 0.25, -0.18], 0.068, 0.082), { blend: 0.01 }),
  add(flesh, cone([-0.16, 0.28, -0.16], [-0.1, 0.46, 0], 0.074, 0.1), { blend: 0.012 }),
];

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

/** A short brush of a crest from brow to nape. */
const crest: Field = shared(
  0.03,
  ellipsoid([0, 0.19, -0.03], [0.062, 0.205, 0.28]),
  (x, y, z) => 0.185 - Math.hypot(x, y - 0.01, z + 0.01),
  (_, y, z) => 0.02 - y + 0.35 * z,
);

/** Pushed back on the crown: the face is free. */
const helmet = frame({ at: [0, 0.06, -0.045], turn: [-34, 0, 0] }, [
  add(
    bronze,
    shared(0.02, ellipsoid([0, 0.02, 0], [0.212, 0.2, 0.215]), (_, y) => 0.035 - y),
    { blend: 0.01 },
  ),
  add(sun, torus([0, 0.05, 0], 0.206, 0.032, undefined, 1.2), { blend: 0.008 }),
  add(plume, crest, { blend: 0.008, importance: 1.2 }),
  add(bronze, ellipsoid([0, 0.075, 0.235], [0.1, 0.04, 0.09], [-20, 0, 0]), { blend: 0.02 }),
]);

/** Three strands in one: bulges that swing from side to side, held by gold, thrown out behind as she turns. */
const strand: readonly Knot[] = [
  [0.02, 0.93, -0.2, 0.1],
  [0.1, 0.83, -0.32, 0.095],
  [0.12, 0.7, -0.42, 0.092],
  [0.19, 0.57, -0.47, 0.085],
  [0.2, 0.44, -0.49, 0.074],
];
const plait = [
  add(
    hair,
    blended(0.012, ...strand.map(([x, y, z, radius]) => ellipsoid([x, y, z], [radius, radius * 0.95, radius]))),
    {
      blend: 0.01,
    },
  ),
  add(sun, torus([0.21, 0.365, -0.49], 0.042, 0.036), { blend: 0.006 }),
  add(
    hair,
    chain(
      [
        [0.21, 0.34, -0.49, 0.055],
        [0.24, 0.25, -0.5, 0.06],
        [0.28, 0.15, -0.52, 0.018],
      ],
      3,
    ),
    { blend: 0.006 },
  ),
];

const head = frame({ at: [0, 0.985, 0.03], turn: [-9, 8, 5], size: 1.14 }, [
  add(
    flesh,
    blended(0.06, ellipsoid([0, 0.03, 0], [0.172, 0.17, 0.165]), ellipsoid([0, -0.085, 0.045], [0.125, 0.085, 0.11])),
    { blend: 0.02, importance: 1.4 },
  ),
  // Hair combed back under the helmet, a lock at each ear.
  add(
    hair,
    blended(
      0.05,
      ellipsoid([0, -0.01, -0.06], [0.19, 0.19, 0.15]),
      mirrored(
        chain(
          [
            [0.06, 0.165, 0.11, 0.05],
            [0.15, 0.1, 0.085, 0.05],
            [0.178, -0.03, 0.05, 0.042],
            [0.17, -0.12, 0.04, 0.02],
          ],
          3,
        ),
      ),
    ),
    { blend: 0.01 },
  ),
  mirror(soft('#c0603f', ball([0.085, -0.05, 0.16], 0.04), { width: 0.05, amount: 0.7, on: flesh })),
  add(flesh, ellipsoid([0, -0.015, 0.17], [0.03, 0.045, 0.035]), { blend: 0.03, importance: 2 }),
  eyes([0.078, 0.018, 0.122], 0.057, { inward: 0.004 }),
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

/** Amazons: a foot on a rock, the helmet pushed back from the face, a long plait thrown out behind, a sun on the shield, a spear that leans forward. */
export default model({
  height: 1.35,
  parts: [mound('#7a5a3a', 8), legs, body, plait, arms, spear, shield, head],
});
