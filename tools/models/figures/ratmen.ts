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
  gold,
  metal,
  mirror,
  mirrored,
  model,
  mound,
  roundedBox,
  shared,
  skin,
  soft,
  torus,
} from '../language/index.ts';

const fur = clay('#666c78');
const darkFur = clay('#343848');
const pale = '#cfc8c4';
const pink = skin('#e79a94');
const vest = cloth('#d9c9a4');
const leather = clay('#4a2f1d');
const steel = metal('#a3abb2');
const brass = gold('#d9a441');
const cheese = clay('#ffd347');
const tooth = clay('#fff6dc');

const foot = [
  add(fur, ellipsoid([0.19, 0.18, 0.0], [0.13, 0.15, 0.17], [-20, 0, 0]), { blend: 0.05 }),
  add(
    pink,
    blended(
      0.025,
      cone([0.18, 0.06, 0.06], [0.2, 0.055, 0.2], 0.06, 0.055),
      cone([0.17, 0.05, 0.22], [0.13, 0.035, 0.32], 0.042, 0.028),
      cone([0.2, 0.05, 0.22], [0.205, 0.035, 0.345], 0.042, 0.028),
      cone([0.23, 0.05, 0.21], [0.28, 0.035, 0.3], 0.042, 0.028),
    ),
    { blend: 0.012 },
  ),
];

/** A hunched pear: the back is its highest place. */
const trunk = [
  add(
    fur,
    blended(
      0.12,
      ellipsoid([0, 0.22, -0.04], [0.215, 0.18, 0.2]),
      ellipsoid([0, 0.42, -0.06], [0.2, 0.18, 0.18], [25, 0, 0]),
      ellipsoid([0, 0.52, 0.02], [0.17, 0.12, 0.15]),
    ),
    { blend: 0.06 },
  ),
  soft(pale, ellipsoid([0, 0.3, 0.16], [0.11, 0.2, 0.16]), { width: 0.07, on: fur }),
];

const clothes = [
  // A vest, open over the belly.
  add(
    vest,
    shared(
      0.012,
      blended(
        0.12,
        ellipsoid([0, 0.24, -0.045], [0.235, 0.19, 0.218]),
        ellipsoid([0, 0.42, -0.065], [0.22, 0.195, 0.2], [25, 0, 0]),
        ellipsoid([0, 0.51, 0.015], [0.185, 0.12, 0.16]),
      ),
      (_, y, z) => 0.2 + 0.12 * z - y,
      (x, y, z) => (z > 0 ? 0.045 + 0.16 * Math.max(0, 0.5 - y) - Math.abs(x) : -0.2),
    ),
    { blend: 0.006 },
  ),
  add(cloth('#9a4a3c'), roundedBox([0.1, 0.36, -0.265], [0.062, 0.06, 0.026], 0.012, [22, -18, 8]), { blend: 0.004 }),
  add(leather, torus([0, 0.185, -0.04], 0.212, 0.038, [-6, 0, 0], 1.1), { blend: 0.008 }),
  add(brass, roundedBox([0.01, 0.17, 0.18], [0.045, 0.045, 0.026], 0.015), { blend: 0.004 }),
];

/** The tail: out behind, then up into a hook visible from the front and the side, clear of the back. */
const tail = add(
  pink,
  chain(
    [
      [0.03, 0.12, -0.2, 0.075],
      [0.12, 0.07, -0.4, 0.064],
      [0.26, 0.1, -0.52, 0.056],
      [0.37, 0.27, -0.52, 0.05],
      [0.43, 0.47, -0.46, 0.045],
      [0.42, 0.63, -0.36, 0.04],
      [0.4, 0.63, -0.24, 0.034],
      [0.4, 0.53, -0.22, 0.026],
    ],
    5,
  ),
  { blend: 0.03 },
);

const finger = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
  cone(from, to, 0.034, 0.026);

const arms = [
  add(
    fur,
    chain([
      [-0.17, 0.5, 0.02, 0.085],
      [-0.32, 0.4, 0.06, 0.076],
      [-0.36, 0.44, 0.2, 0.064],
    ]),
    { blend: 0.03 },
  ),
  add(
    pink,
    blended(
      0.02,
      ball([-0.37, 0.46, 0.25], 0.074),
      ...[-0.045, 0.005, 0.055].map((y) => finger([-0.33, 0.46 + y, 0.315], [-0.4, 0.46 + y, 0.315])),
    ),
    { blend: 0.012 },
  ),
  // The other arm hugs the cheese.
  add(
    fur,
    chain([
      [0.17, 0.5, 0.02, 0.085],
      [0.31, 0.37, 0.05, 0.076],
      [0.3, 0.32, 0.2, 0.064],
    ]),
    { blend: 0.03 },
  ),
];

/** A wedge: its point to the front, its rind behind. */
const wedge: Field = shared(
  0.018,
  roundedBox([0, 0, 0], [0.17, 0.088, 0.2], 0.01),
  (x, _, z) => (Math.abs(x) - 0.075 + z * 0.48) * 0.9,
  (x, _, z) => Math.hypot(x, z - 0.2) - 0.36,
);
const loot = frame({ at: [0.27, 0.41, 0.27], turn: [16, 28, -10] }, [
  add(cheese, wedge, { blend: 0.004 }),
  add(
    clay('#dd8f2c'),
    shared(0.01, grownWedge(), (x, _, z) => 0.325 - Math.hypot(x, z - 0.2)),
    { blend: 0.004 },
  ),
  ...(
    [
      [-0.04, 0.09, -0.02, 0.042],
      [0.07, 0.09, -0.08, 0.034],
      [0.02, 0.085, 0.1, 0.028],
      [-0.085, -0.01, 0.03, 0.042],
      [0.075, 0.0, 0.06, 0.04],
    ] as const
  ).map(([x, y, z, radius]) => carve(clay('#e0a52c'), ball([x, y, z], radius), { blend: 0.006, grow: 0.004 })),
]);
function grownWedge(): Field {
  return (x, y, z) => wedge(x, y, z) - 0.012;
}

const hand = add(
  pink,
  blended(
    0.02,
    ellipsoid([0.28, 0.3, 0.25], [0.075, 0.05, 0.075]),
    cone([0.24, 0.3, 0.3], [0.2, 0.35, 0.36], 0.034, 0.026),
    cone([0.29, 0.3, 0.32], [0.29, 0.35, 0.39], 0.034, 0.026),
    cone([0.34, 0.3, 0.28], [0.385, 0.35, 0.33], 0.034, 0.026),
  ),
  { blend: 0.01 },
);

/** A knife with a bend in it, held out to be seen from above. */
const knife = frame({ at: [-0.365, 0.46, 0.3], turn: [16, -40, 10] }, [
  add(leather, cone([0, -0.12, 0], [0, 0.1, 0], 0.036), { blend: 0.004 }),
  add(brass, ball([0, -0.14, 0], 0.046), { blend: 0.004 }),
  add(brass, roundedBox([0, 0.105, 0], [0.1, 0.028, 0.044], 0.018), { blend: 0.004 }),
  add(
    steel,
    shared(
      0.006,
      (_, y) => Math.max(0.1 - y, y - 0.5),
      (x, y, z) => {
        const bend = 0.06 * Math.sin((y - 0.1) * 11);
        const wide = 0.075 * Math.sqrt(Math.max(0, (0.5 - y) / 0.4)) + 0.012;
        const u = Math.abs(x - bend) / Math.max(0.02, wide);
        return (Math.max(u - 1, 0) * wide + Math.abs(z) - 0.036 * Math.max(0.3, 1 - 0.7 * u)) * 0.75;
      },
    ),
    { blend: 0.004 },
  ),
]);

const earDish = (side: 1 | -1, bitten: boolean) => {
  const dish = frame({ at: [side * 0.225, 0.2, -0.1], turn: [-16, side * 33, side * -22] }, [
    add(fur, ellipsoid([0, 0, 0], [0.165, 0.175, 0.052]), { blend: 0.025 }),
    carve(pink, ellipsoid([0, 0, 0.055], [0.122, 0.132, 0.05]), { blend: 0.012, grow: 0.004 }),
  ]);
  if (!bitten) return dish;
  return [dish, carve(null, ball([side * 0.4, 0.3, -0.11], 0.062), { blend: 0.006 })];
};

const head = frame({ at: [0, 0.66, 0.13], turn: [-6, -12, 7] }, [
  add(
    fur,
    blended(
      0.07,
      ellipsoid([0, 0.03, -0.02], [0.205, 0.185, 0.19]),
      mirrored(ellipsoid([0.125, -0.05, 0.06], [0.1, 0.085, 0.11])),
      chain(
        [
          [0, 0.0, 0.1, 0.14],
          [0, -0.03, 0.24, 0.095],
          [0, -0.03, 0.36, 0.062],
        ],
        3,
      ),
    ),
    { blend: 0.05, importance: 1.3 },
  ),
  // A tuft on each cheek.
  mirror(
    add(
      fur,
      blended(
        0.02,
        cone([0.16, -0.05, 0.03], [0.275, -0.1, 0.04], 0.06, 0.018),
        cone([0.15, -0.09, 0.04], [0.225, -0.17, 0.06], 0.055, 0.018),
      ),
      { blend: 0.03 },
    ),
  ),
  soft(pale, ellipsoid([0, -0.09, 0.25], [0.13, 0.08, 0.2]), { width: 0.07, on: fur }),
  add(skin('#e0807f'), ellipsoid([0, 0.0, 0.425], [0.066, 0.056, 0.052]), { blend: 0.012, importance: 2 }),
  // A jaw that grins, with the two teeth that do all the work.
  add(
    fur,
    chain(
      [
        [0, -0.1, 0.08, 0.07],
        [0, -0.14, 0.2, 0.055],
        [0, -0.135, 0.29, 0.036],
      ],
      3,
    ),
    { blend: 0.02, importance: 1.3 },
  ),
  carve(
    skin('#8a3234'),
    mirrored(
      chain(
        [
          [0.0, -0.098, 0.33, 0.018],
          [0.085, -0.09, 0.24, 0.022],
          [0.15, -0.04, 0.16, 0.018],
        ],
        3,
      ),
    ),
    { blend: 0.012, importance: 2, grow: 0.003 },
  ),
  mirror(
    add(tooth, roundedBox([0.028, -0.115, 0.355], [0.026, 0.056, 0.02], 0.012, [-6, 0, 0]), {
      blend: 0.004,
      importance: 3,
    }),
  ),
  eyes([0.1, 0.095, 0.148], 0.066, { white: '#fff0c4', inward: 0.012, up: 0.006, share: 0.5 }),
  // Sly brows.
  mirror(
    add(
      darkFur,
      chain(
        [
          [0.03, 0.135, 0.19, 0.026],
          [0.1, 0.185, 0.155, 0.032],
          [0.18, 0.205, 0.08, 0.02],
        ],
        3,
      ),
      { blend: 0.01, importance: 2 },
    ),
  ),
  earDish(1, false),
  earDish(-1, true),
  // Whiskers of the crown.
  add(
    darkFur,
    blended(
      0.02,
      cone([0, 0.17, 0.03], [0.02, 0.3, -0.02], 0.055, 0.018),
      cone([-0.04, 0.17, 0.0], [-0.07, 0.27, -0.04], 0.05, 0.018),
      cone([0.04, 0.17, 0.0], [0.09, 0.25, -0.06], 0.05, 0.018),
    ),
    { blend: 0.02 },
  ),
  add(brass, torus([0.35, 0.09, -0.06], 0.036, 0.016, [80, 20, 0]), { blend: 0.004 }),
]);

/** Ratmen: hunched over their loot; a long snout with two teeth, ears like dishes, a hooked pink tail, a crooked knife, a cheese. */
export default model({
  height: 1.0,
  parts: [mound('#57503a', 6), mirror(...foot), trunk, clothes, tail, arms, knife, loot, hand, head],
});
