import {
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
  mirror,
  mirrored,
  model,
  mound,
  placed,
  shared,
  skin,
  soft,
  torus,
  wet,
  without,
} from '../language/index.ts';

const flesh = skin('#f0c9a4');
const leaf = cloth('#5c9447');
const deep = cloth('#2f5a44');
const light = cloth('#9cc25a');
const hair = clay('#e6cd74');
const darkHair = clay('#c9a94f');
const leather = clay('#6b4a2c');
const wood = clay('#9a6a3a');
const brass = gold('#e9c552');
const blue = clay('#3f86b8');
const feather = clay('#f4efe0');

const legs = [
  mirror(
    add(deep, cone([0.105, 0.1, 0], [0.085, 0.42, 0], 0.058, 0.085), { blend: 0.03 }),
    // Soft boots with turned-up points.
    add(
      leather,
      blended(
        0.03,
        ellipsoid([0.115, 0.05, 0.05], [0.07, 0.055, 0.13], [0, 14, 0]),
        cone([0.108, 0.06, 0], [0.102, 0.21, 0], 0.06, 0.072),
        chain(
          [
            [0.135, 0.05, 0.14, 0.042],
            [0.15, 0.055, 0.2, 0.03],
            [0.155, 0.1, 0.225, 0.018],
          ],
          3,
        ),
      ),
      { blend: 0.01 },
    ),
    add(light, torus([0.102, 0.215, 0], 0.072, 0.026, undefined, 1.3), { blend: 0.008 }),
  ),
];

/** A leaf with its point down, as the hem has them around: at an angle, its middle `from` the axis. */
const hemLeaf = (degrees: number, y: number, from: number, size: number): Field =>
  placed(
    shared(0.01, ellipsoid([0, 0.02, 0], [0.085, 0.17, 0.05]), (x, v) => (Math.abs(x) * 1.5 - (v + 0.15)) / 1.8),
    [Math.sin((degrees * Math.PI) / 180) * from, y, Math.cos((degrees * Math.PI) / 180) * from],
    [-20, degrees, 0],
    size,
  );

const tunic = [
  add(
    leaf,
    blended(
      0.09,
      ellipsoid([0.015, 0.45, 0], [0.155, 0.1, 0.135]),
      chain(
        [
          [0.01, 0.46, 0.01, 0.13],
          [0, 0.56, 0.015, 0.108],
          [-0.005, 0.68, 0, 0.135],
        ],
        3,
      ),
      ellipsoid([-0.005, 0.7, -0.01], [0.175, 0.085, 0.115]),
    ),
    { blend: 0.02 },
  ),
  ...[25, 75, 130, 180, -130, -75, -25].map((degrees, k) =>
    add(k % 2 === 0 ? leaf : light, hemLeaf(degrees, 0.37, 0.155, 1.05), { blend: 0.01 }),
  ),
  add(leather, torus([0.008, 0.53, 0.01], 0.117, 0.03, [4, 0, 4], 1.2), { blend: 0.008 }),
  add(brass, ball([0.01, 0.53, 0.145], 0.036), { blend: 0.006 }),
];

const bell = (grow: number): Field => {
  return (x, y, z) => {
    const wide = 1 + Math.max(0, 0.74 - y) * 0.5;
    return (Math.hypot(x / wide, ((z + 0.01) * 1.22) / wide) - 0.168 - grow) * 0.75;
  };
};
/** A cloak whose hem is cut like an oak's leaf. */
const cloak = [
  add(
    deep,
    shared(
      0.012,
      bell(0.032),
      (x, y, z) => -bell(-0.022)(x, y, z),
      (_, y, z) => z + 0.06 + (0.76 - y) * 0.14,
      (x, y) => (0.13 + 0.065 * Math.abs(Math.sin(x * 9.5)) - y) * 0.8,
      below(0.765),
    ),
    { blend: 0.008 },
  ),
  add(leaf, blended(0.03, mirrored(ellipsoid([0.13, 0.76, -0.02], [0.115, 0.06, 0.13], [0, 0, -24]))), {
    blend: 0.012,
  }),
  add(brass, ball([0, 0.755, 0.12], 0.038), { blend: 0.006 }),
];

const arms = [
  // The bow arm.
  add(
    leaf,
    chain([
      [-0.17, 0.71, 0, 0.075],
      [-0.31, 0.64, 0.11, 0.062],
      [-0.34, 0.65, 0.36, 0.055],
    ]),
    { blend: 0.03 },
  ),
  add(leather, cone([-0.324, 0.642, 0.2], [-0.338, 0.648, 0.33], 0.066, 0.062), { blend: 0.008 }),
  fist(flesh, [-0.345, 0.65, 0.43], 0.075),
  // The other hand, a perch.
  add(
    leaf,
    chain([
      [0.17, 0.71, 0, 0.075],
      [0.34, 0.6, -0.02, 0.062],
      [0.46, 0.68, 0.02, 0.055],
    ]),
    { blend: 0.03 },
  ),
  add(leather, cone([0.36, 0.61, -0.015], [0.455, 0.675, 0.02], 0.064, 0.062), { blend: 0.008 }),
  add(
    flesh,
    blended(
      0.02,
      ball([0.5, 0.725, 0.03], 0.068),
      cone([0.52, 0.745, 0.05], [0.575, 0.765, 0.09], 0.034, 0.028),
      cone([0.5, 0.715, 0.08], [0.53, 0.695, 0.125], 0.032, 0.03),
    ),
    { blend: 0.012 },
  ),
];

/** It came by itself. */
const bird = frame({ at: [0.53, 0.865, 0.05], turn: [0, -30, 0], size: 1.25 }, [
  add(
    blue,
    blended(
      0.02,
      ellipsoid([0, 0, 0], [0.06, 0.06, 0.085], [-30, 0, 0]),
      ball([0, 0.07, 0.045], 0.056),
      chain(
        [
          [0, -0.015, -0.06, 0.036],
          [0, 0.0, -0.12, 0.028],
          [0, 0.05, -0.17, 0.02],
        ],
        2,
      ),
    ),
    { blend: 0.006 },
  ),
  decal(clay('#e9a05a'), ellipsoid([0, -0.005, 0.07], [0.05, 0.055, 0.06]), { on: blue, importance: 1.5 }),
  add(clay('#f0b02c'), cone([0, 0.068, 0.09], [0, 0.06, 0.135], 0.026, 0.012), { blend: 0.004, importance: 1.5 }),
  mirror(decal(wet('#14110f'), ball([0.045, 0.085, 0.075], 0.02), { importance: 3 })),
]);

/** As tall as its owner and held out before him, its string towards him: a D from the side. */
const bow = frame({ at: [-0.345, 0.65, 0.47], turn: [4, 66, 4] }, [
  add(
    wood,
    chain(
      [
        [0.15, -0.6, 0, 0.024],
        [0.2, -0.53, 0, 0.03],
        [0.165, -0.42, 0, 0.036],
        [0.03, -0.24, 0, 0.042],
        [0.0, 0, 0, 0.04],
        [0.03, 0.24, 0, 0.042],
        [0.165, 0.42, 0, 0.036],
        [0.2, 0.53, 0, 0.03],
        [0.15, 0.6, 0, 0.024],
      ],
      3,
    ),
    { blend: 0.004 },
  ),
  add(deep, cone([-0.002, -0.1, 0], [-0.002, 0.1, 0], 0.05), { blend: 0.006 }),
  add(feather, cone([0.205, -0.52, 0], [0.205, 0.52, 0], 0.018), { blend: 0.004 }),
]);

/** A pointed leaf of an ear. */
const ear = placed(
  without(
    0.012,
    shared(0.01, ellipsoid([0, 0, 0], [0.25, 0.08, 0.052]), (x, y) => (x - 0.24 + Math.abs(y - 0.02) * 2.2) / 2.4),
    ellipsoid([-0.01, 0, 0.055], [0.18, 0.048, 0.045]),
  ),
  [0.29, 0.06, -0.15],
  [0, 40, 13],
);

const head = frame({ at: [0, 0.975, 0.03], turn: [0, 10, -7], size: 1.16 }, [
  add(
    flesh,
    blended(0.06, ellipsoid([0, 0.03, 0], [0.168, 0.165, 0.16]), ellipsoid([0, -0.085, 0.05], [0.11, 0.085, 0.1])),
    { blend: 0.02, importance: 1.4 },
  ),
  add(
    hair,
    blended(
      0.04,
      without(
        0.03,
        ellipsoid([0, 0.045, -0.02], [0.195, 0.19, 0.19]),
        ellipsoid([0, -0.05, 0.17], [0.175, 0.215, 0.19]),
      ),
      // Down the back.
      chain([
        [0, 0.06, -0.12, 0.105],
        [0, -0.12, -0.145, 0.1],
        [0.01, -0.29, -0.165, 0.085],
        [0.03, -0.43, -0.175, 0.045],
        [0.05, -0.51, -0.165, 0.02],
      ]),
    ),
    { blend: 0.01 },
  ),
  mirror(
    // A lock in front of either ear.
    add(
      hair,
      chain(
        [
          [0.15, 0.14, 0.06, 0.045],
          [0.19, 0.0, 0.065, 0.045],
          [0.18, -0.15, 0.085, 0.04],
          [0.165, -0.27, 0.11, 0.02],
        ],
        3,
      ),
      { blend: 0.012 },
    ),
    add(flesh, ear, { blend: 0.02 }),
    soft('#e39a80', ball([0.09, -0.04, 0.15], 0.04), { width: 0.05, amount: 0.6, on: flesh }),
  ),
  ...[-0.07, 0.06].map((x) =>
    carve(null, cone([x * 0.6, 0.12, -0.22], [x * 1.1, -0.35, -0.265], 0.014, 0.02), { blend: 0.04 }),
  ),
  soft(darkHair.colour, ellipsoid([0, -0.45, -0.2], [0.2, 0.2, 0.2]), { width: 0.2, on: hair }),
  add(flesh, ellipsoid([0, -0.026, 0.158], [0.022, 0.028, 0.028]), { blend: 0.03, importance: 2 }),
  eyes([0.076, 0.022, 0.114], 0.056, { inward: 0.002, up: -0.002, pupil: '#1d3b2a', share: 0.62 }),
  mirror(
    // Lids half down, and lashes.
    add(flesh, shared(0.004, ball([0.076, 0.022, 0.114], 0.062), half([0.12, -1, 0], -0.042)), {
      blend: 0.004,
      importance: 2.5,
    }),
    add(
      clay('#4a3420'),
      chain(
        [
          [0.028, 0.038, 0.158, 0.009],
          [0.076, 0.06, 0.168, 0.014],
          [0.13, 0.049, 0.14, 0.013],
          [0.162, 0.062, 0.112, 0.009],
        ],
        3,
      ),
      { blend: 0.002, importance: 2.5 },
    ),
    add(
      darkHair,
      chain(
        [
          [0.035, 0.12, 0.15, 0.014],
          [0.09, 0.138, 0.138, 0.018],
          [0.15, 0.12, 0.104, 0.013],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
  ),
  add(
    skin('#b5574c'),
    chain(
      [
        [-0.058, -0.078, 0.132, 0.01],
        [0, -0.1, 0.149, 0.014],
        [0.058, -0.078, 0.132, 0.01],
      ],
      3,
    ),
    { blend: 0.006, importance: 2.5 },
  ),
  // A circlet of leaves.
  frame({ at: [0, 0.12, -0.02], turn: [-12, 0, 0] }, [
    add(brass, torus([0, 0, 0], 0.182, 0.024, undefined, 1.2), { blend: 0.006 }),
    add(light, ellipsoid([0, 0.09, 0.175], [0.055, 0.12, 0.034], [-8, 0, 0]), { blend: 0.008 }),
    mirror(
      add(leaf, ellipsoid([0.085, 0.075, 0.15], [0.045, 0.1, 0.032], [-8, 30, -26]), { blend: 0.008 }),
      add(light, ellipsoid([0.15, 0.06, 0.085], [0.04, 0.085, 0.03], [-6, 62, -30]), { blend: 0.008 }),
    ),
  ]),
]);

/** Elves: slim, ears like long leaves, a circlet of leaves, a bow as tall as themselves, half-closed eyes, a bird that trusts. */
export default model({
  height: 1.25,
  parts: [mound('#4b5a36', 9), legs, tunic, cloak, arms, bird, bow, head],
});
