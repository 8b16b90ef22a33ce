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
  fist,
  frame,
  gold,
  half,
  metal,
  mirror,
  mirrored,
  model,
  mound,
  placed,
  roundedBox,
  shared,
  skin,
  soft,
  torus,
} from '../language/index.ts';

const flesh = skin('#f2c096');
const straw = cloth('#d8b04a');
const blue = cloth('#4a6bb0');
const steel = metal('#9aa4b0');
const mail = metal('#6f7884');
const leather = clay('#5b3823');
const boots = clay('#4a2e1c');
const brown = clay('#b8772f');
const darkBrown = clay('#6e3f1c');
const brass = gold('#e0aa36');
const wheat = clay('#f2cf62');

const legs = mirror(
  add(
    boots,
    blended(
      0.04,
      ellipsoid([0.16, 0.07, 0.07], [0.105, 0.08, 0.17], [0, 18, 0]),
      cone([0.155, 0.08, 0], [0.135, 0.2, 0], 0.085, 0.095),
    ),
  ),
  add(leather, torus([0.135, 0.2, 0], 0.088, 0.034, undefined, 1.1), { blend: 0.008 }),
  add(mail, cone([0.135, 0.2, 0], [0.11, 0.3, 0], 0.085, 0.11), { blend: 0.008 }),
);

/** The skirt of the tabard swings out below the belt, slit in front and behind. */
const tabard = [
  add(
    straw,
    blended(
      0.08,
      ellipsoid([0, 0.5, -0.01], [0.255, 0.16, 0.185]),
      ellipsoid([0, 0.4, 0.01], [0.215, 0.18, 0.19]),
      shared(0.03, cone([0, 0.1, 0], [0, 0.42, 0], 0.29, 0.185), above(0.235)),
    ),
    { blend: 0.02 },
  ),
  carve(null, cone([0, 0.16, 0.33], [0, 0.31, 0.22], 0.05, 0.01), { blend: 0.04 }),
  carve(null, cone([0, 0.16, -0.33], [0, 0.31, -0.22], 0.05, 0.01), { blend: 0.04 }),
  decal(blue, half([-1, 0, 0], 0), { on: straw, importance: 2 }),
  add(leather, torus([0, 0.355, 0.01], 0.222, 0.042, [4, 0, 0], 1.1), { blend: 0.01 }),
  add(brass, roundedBox([0, 0.345, 0.265], [0.055, 0.05, 0.028], 0.015), { blend: 0.005 }),
  // A collar of mail.
  add(mail, torus([0, 0.61, 0.005], 0.14, 0.058, [6, 0, 0]), { blend: 0.015 }),
];

const arms = [
  // The arm with the sword is thrown up, on the side that keeps its shadow off the face.
  add(
    mail,
    chain([
      [0.24, 0.56, -0.01, 0.1],
      [0.39, 0.6, 0.02, 0.09],
      [0.42, 0.74, 0.15, 0.082],
    ]),
    { blend: 0.02 },
  ),
  add(
    mail,
    chain([
      [-0.24, 0.56, -0.01, 0.1],
      [-0.38, 0.45, 0.08, 0.088],
      [-0.37, 0.42, 0.28, 0.078],
    ]),
    { blend: 0.02 },
  ),
  mirror(add(steel, ellipsoid([0.28, 0.58, -0.01], [0.13, 0.105, 0.135]), { blend: 0.012 })),
  add(leather, torus([0.42, 0.745, 0.155], 0.075, 0.036, [42, 0, -10]), { blend: 0.008 }),
  fist(flesh, [0.425, 0.8, 0.21], 0.096),
];

const blade: Field = shared(
  0.006,
  roundedBox([0, 0.36, 0], [0.08, 0.32, 0.038], 0.008),
  (x, _, z) => Math.abs(x) * 0.45 + Math.abs(z) - 0.042,
  (x, y) => (y - 0.67 + Math.abs(x) * 1.5) / 1.8,
);

const sword = frame({ at: [0.42, 0.8, 0.235], turn: [10, 0, -12] }, [
  // Its flat turned halfway, for the front and the side.
  frame({ at: [0, 0, 0], turn: [0, -30, 0] }, [
    add(leather, cone([0, -0.13, 0], [0, 0.1, 0], 0.038), { blend: 0.004 }),
    add(brass, ball([0, -0.15, 0], 0.052), { blend: 0.004 }),
    add(brass, roundedBox([0, 0.11, 0], [0.165, 0.035, 0.045], 0.02), { blend: 0.006 }),
    add(steel, blade, { blend: 0.004 }),
  ]),
]);

/** A kite: straight sides above, two arcs that meet in a point below. Negative inside, whatever z. */
const kite: Field = (x, y) => {
  const drop = Math.min(0, y - 0.07);
  const side = Math.hypot(Math.abs(x) + 0.326, drop) - 0.53;
  const top = y - 0.225 + 1.2 * x * x;
  return Math.max(side, top);
};
const bulge =
  (thick: number): Field =>
  (x, _, z) =>
    (Math.abs(z + 0.9 * x * x) - thick) * 0.9;

const ear = (x: number, y: number, roll: number, size = 1) =>
  placed(
    blended(
      0.014,
      cone([0, -0.05, 0], [0, 0.075, 0], 0.03, 0.014),
      mirrored(cone([0.014, -0.045, 0], [0.036, -0.005, 0], 0.02, 0.012)),
      mirrored(cone([0.014, 0.0, 0], [0.034, 0.04, 0], 0.02, 0.012)),
    ),
    [x, y, 0.035 - 0.9 * x * x],
    [0, 0, roll],
    size,
  );

const shield = frame({ at: [-0.37, 0.41, 0.38], turn: [-22, -22, 8], size: 1 }, [
  add(blue, shared(0.012, kite, bulge(0.03)), { blend: 0.006 }),
  add(
    brass,
    shared(0.012, (x, y, z) => Math.abs(kite(x, y, z)) - 0.026, bulge(0.048)),
    { blend: 0.006 },
  ),
  // A sheaf of wheat, tied.
  add(
    wheat,
    blended(
      0.006,
      cone([0, -0.2, 0.03], [0, 0.03, 0.035], 0.022),
      mirrored(
        chain(
          [
            [0.05, -0.19, 0.03, 0.02],
            [0.018, -0.08, 0.035, 0.02],
            [0.075, 0.05, 0.025, 0.018],
          ],
          3,
        ),
      ),
      ear(0, 0.11, 0, 1.2),
      ear(0.1, 0.075, -32, 1.1),
      ear(-0.1, 0.075, 32, 1.1),
    ),
    { blend: 0.004, importance: 1.8 },
  ),
  add(leather, roundedBox([0, -0.075, 0.042], [0.05, 0.022, 0.025], 0.012), { blend: 0.004, importance: 1.5 }),
]);

/** A kettle hat: a steel dome with a ridge on a wide brim that slopes a little. */
const hat = frame({ at: [0, 0.205, -0.085], turn: [-31, 0, 3] }, [
  add(
    steel,
    shared(
      0.012,
      (x, y, z) => Math.abs(y + 0.12 * (Math.hypot(x, z) - 0.2)) - 0.026,
      (x, _, z) => Math.hypot(x, z) - 0.365,
    ),
    { blend: 0.01 },
  ),
  add(steel, torus([0, -0.02, 0], 0.362, 0.03), { blend: 0.012 }),
  add(steel, shared(0.02, ellipsoid([0, 0, 0], [0.222, 0.24, 0.225]), above(0.0)), { blend: 0.012 }),
  add(leather, torus([0, 0.045, 0], 0.222, 0.036, undefined, 1.2), { blend: 0.008 }),
  add(
    steel,
    chain(
      [
        [0, 0.08, 0.225, 0.022],
        [0, 0.19, 0.145, 0.03],
        [0, 0.245, 0, 0.034],
        [0, 0.19, -0.145, 0.03],
        [0, 0.08, -0.225, 0.022],
      ],
      3,
    ),
    { blend: 0.02 },
  ),
  add(brass, ball([0, 0.27, 0], 0.045), { blend: 0.006 }),
  // An ear of wheat in the hat band, as others wear a feather.
  frame({ at: [-0.22, 0.05, -0.02], turn: [-14, -35, 24] }, [
    add(
      wheat,
      blended(
        0.012,
        cone([0, -0.03, 0], [0, 0.14, 0], 0.03),
        ...[0.13, 0.2, 0.27].flatMap((y, k) => [
          cone([0.01, y, 0], [0.075 - k * 0.01, y + 0.07, 0], 0.042 - k * 0.003, 0.018),
          cone([-0.01, y, 0], [-0.075 + k * 0.01, y + 0.07, 0], 0.042 - k * 0.003, 0.018),
        ]),
        cone([0, 0.12, 0], [0, 0.4, 0], 0.046, 0.018),
      ),
      { blend: 0.006, importance: 1.3 },
    ),
  ]),
]);

const head = frame({ at: [0, 0.785, 0.04], turn: [-8, -9, 4], size: 1.12 }, [
  add(
    flesh,
    blended(0.05, ellipsoid([0, 0.02, 0], [0.195, 0.19, 0.185]), ellipsoid([0, -0.115, 0.07], [0.14, 0.09, 0.12])),
    { blend: 0.02, importance: 1.3 },
  ),
  add(flesh, ball([0, -0.16, 0.15], 0.055), { blend: 0.04, importance: 1.3 }),
  add(skin('#e09a74'), ellipsoid([0, -0.02, 0.215], [0.062, 0.058, 0.07]), { blend: 0.03, importance: 2 }),
  mirror(
    add(skin('#ec9f7c'), ball([0.125, -0.05, 0.135], 0.055), { blend: 0.04 }),
    add(flesh, ellipsoid([0.2, -0.01, 0], [0.035, 0.06, 0.045])),
  ),
  eyes([0.088, 0.046, 0.16], 0.064, { inward: 0.006, up: 0.006 }),
  mirror(
    add(
      darkBrown,
      chain(
        [
          [0.035, 0.118, 0.2, 0.022],
          [0.1, 0.142, 0.175, 0.03],
          [0.17, 0.1, 0.13, 0.018],
        ],
        3,
      ),
      { blend: 0.008, importance: 2 },
    ),
    // A moustache to be proud of.
    add(
      brown,
      chain([
        [0.012, -0.09, 0.222, 0.04],
        [0.085, -0.112, 0.212, 0.044],
        [0.165, -0.115, 0.17, 0.032],
        [0.235, -0.055, 0.14, 0.018],
      ]),
      { blend: 0.01, importance: 1.6 },
    ),
  ),
  decal(skin('#7a2f26'), ellipsoid([0, -0.142, 0.21], [0.045, 0.022, 0.06]), { importance: 2, on: flesh }),
  // Hair cut round the neck like a bowl.
  add(
    brown,
    blended(
      0.05,
      ellipsoid([0, 0.0, -0.09], [0.2, 0.18, 0.14]),
      ellipsoid([0, -0.11, -0.1], [0.19, 0.08, 0.12]),
      mirrored(ellipsoid([0.185, -0.01, -0.075], [0.045, 0.11, 0.07])),
    ),
    { blend: 0.012 },
  ),
  soft('#8a5320', ellipsoid([0, -0.17, -0.1], [0.25, 0.1, 0.2]), { width: 0.1, on: brown }),
  hat,
]);

/** Humans: a farmer who became a knight; a kettle hat with an ear of wheat in its band, a halved tabard, a sheaf on a kite shield. */
export default model({ height: 1.25, parts: [mound('#6b5a36', 3), legs, tabard, arms, sword, shield, head] });
