import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  cylinder,
  decal,
  ellipsoid,
  eyes,
  fist,
  frame,
  glow,
  gold,
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

const blue = cloth('#34509a');
const darkBlue = cloth('#263b78');
const red = cloth('#a8342f');
const brass = gold('#efc04a');
const flesh = skin('#eab48c');
const white = clay('#f3efe4');
const whiter = clay('#fffaf0');
const wood = clay('#7a5230');

const robe = [
  add(
    blue,
    blended(
      0.1,
      chain(
        [
          [0, 0.1, 0, 0.3],
          [0, 0.3, 0, 0.235],
          [0, 0.52, -0.01, 0.19],
          [0, 0.62, -0.01, 0.17],
        ],
        3,
      ),
      cylinder([0, 0.06, 0], 0.365, 0.05, 0.04),
    ),
  ),
  // Folds.
  ...[-150, -105, -60, -20, 25, 65, 110, 155].map((degrees) => {
    const [x, z] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return carve(null, cone([x * 0.4, 0.08, z * 0.4], [x * 0.255, 0.34, z * 0.255], 0.03, 0.012), { blend: 0.06 });
  }),
  add(brass, torus([0, 0.045, 0], 0.355, 0.037, undefined, 1.2), { blend: 0.01 }),
  mirror(add(clay('#6b4428'), ellipsoid([0.13, 0.045, 0.33], [0.1, 0.062, 0.11]), { blend: 0.01 })),
  soft(darkBlue.colour, ellipsoid([0, 0.02, 0], [0.5, 0.16, 0.5]), { width: 0.16, on: blue }),
  add(red, torus([0, 0.42, -0.005], 0.205, 0.036, [8, 0, 0], 1.3), { blend: 0.008 }),
  add(
    red,
    chain(
      [
        [0.15, 0.41, 0.17, 0.03],
        [0.19, 0.3, 0.22, 0.034],
        [0.2, 0.2, 0.26, 0.036],
      ],
      3,
    ),
    { blend: 0.006 },
  ),
  add(darkBlue, ellipsoid([0, 0.62, -0.02], [0.26, 0.115, 0.21]), { blend: 0.03 }),
];

const arms = [
  add(
    blue,
    chain([
      [0.2, 0.6, 0, 0.095],
      [0.34, 0.51, 0.08, 0.1],
      [0.42, 0.52, 0.19, 0.125],
    ]),
    { blend: 0.04 },
  ),
  add(
    blue,
    chain([
      [-0.2, 0.6, 0, 0.095],
      [-0.34, 0.5, 0.08, 0.1],
      [-0.38, 0.53, 0.2, 0.12],
    ]),
    { blend: 0.04 },
  ),
  // Sleeves hang open below the wrists.
  add(blue, cone([0.41, 0.48, 0.17], [0.41, 0.38, 0.14], 0.1, 0.045), { blend: 0.05 }),
  add(blue, cone([-0.37, 0.48, 0.17], [-0.37, 0.38, 0.13], 0.1, 0.045), { blend: 0.05 }),
  add(brass, torus([0.435, 0.525, 0.235], 0.104, 0.029, [75, 25, 0]), { blend: 0.006 }),
  add(brass, torus([-0.385, 0.537, 0.245], 0.1, 0.029, [80, -10, 0]), { blend: 0.006 }),
  fist(flesh, [-0.395, 0.55, 0.3], 0.088),
  add(
    flesh,
    blended(
      0.02,
      ellipsoid([0.46, 0.545, 0.31], [0.085, 0.05, 0.09]),
      cone([0.42, 0.565, 0.375], [0.4, 0.625, 0.42], 0.032, 0.026),
      cone([0.475, 0.565, 0.38], [0.48, 0.63, 0.42], 0.032, 0.026),
      cone([0.525, 0.56, 0.34], [0.565, 0.62, 0.35], 0.031, 0.025),
      cone([0.4, 0.56, 0.3], [0.355, 0.61, 0.32], 0.031, 0.025),
    ),
    { blend: 0.01 },
  ),
];

const claw = (degrees: number) => {
  const [x, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return add(
    wood,
    chain(
      [
        [0, 0.95, 0, 0.044],
        [0.09 * x, 1.03, 0.09 * z, 0.034],
        [0.105 * x, 1.12, 0.105 * z, 0.028],
        [0.075 * x, 1.19, 0.075 * z, 0.018],
      ],
      3,
    ),
  );
};

const staff = frame({ at: [-0.41, 0, 0.33], turn: [-3, 0, 3] }, [
  add(
    wood,
    chain(
      [
        [0, 0, 0, 0.04],
        [0.015, 0.3, 0.01, 0.037],
        [-0.01, 0.6, 0, 0.039],
        [0, 0.88, 0, 0.046],
        [0, 0.96, 0, 0.052],
      ],
      3,
    ),
    { blend: 0.005 },
  ),
  claw(0),
  claw(120),
  claw(240),
  add(glow('#35c8e8'), ball([0, 1.09, 0], 0.088), { blend: 0.004, importance: 3 }),
]);

/** A star in gold on the hat's cone, at an angle around it and a height. */
const onHat = (degrees: number, height: number, radius: number) => {
  const [x, z] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const outline = star([x * 0.15, height, z * 0.15], radius, radius * 0.42, [-16, degrees, degrees * 0.3]);
  return decal(brass, shared(0, outline, ball([x * 0.18, height, z * 0.18], 0.13)), { on: blue, importance: 3 });
};

const hat = frame({ at: [0, 0.175, -0.04], turn: [-19, 0, 3] }, [
  add(blue, ellipsoid([0, 0, 0], [0.4, 0.052, 0.39]), { blend: 0.01 }),
  carve(null, ellipsoid([0, -0.055, 0], [0.34, 0.06, 0.33]), { blend: 0.01 }),
  add(
    blue,
    chain([
      [0, 0.02, 0, 0.205],
      [0, 0.18, -0.01, 0.165],
      [0.02, 0.33, -0.03, 0.125],
      [0.1, 0.47, -0.06, 0.092],
      [0.22, 0.54, -0.08, 0.066],
      [0.31, 0.48, -0.07, 0.04],
      [0.335, 0.41, -0.05, 0.026],
    ]),
    { blend: 0.05 },
  ),
  // Where it bends it creases.
  carve(
    null,
    chain(
      [
        [-0.06, 0.4, 0.06, 0.014],
        [0.04, 0.37, 0.09, 0.018],
        [0.14, 0.37, 0.06, 0.012],
      ],
      2,
    ),
    { blend: 0.04 },
  ),
  add(red, torus([0, 0.055, 0], 0.2, 0.042, undefined, 1.2), { blend: 0.01 }),
  add(brass, roundedBox([0, 0.06, 0.228], [0.052, 0.048, 0.03], 0.012), { blend: 0.005 }),
  onHat(12, 0.24, 0.1),
  onHat(125, 0.23, 0.09),
  onHat(-112, 0.23, 0.09),
  add(brass, ball([0.34, 0.375, -0.045], 0.048), { blend: 0.006 }),
]);

const head = frame({ at: [0, 0.8, 0.03], turn: [-1, 8, -3] }, [
  add(flesh, ellipsoid([0, 0, 0], [0.19, 0.19, 0.185])),
  add(
    skin('#e39b78'),
    chain(
      [
        [0, 0.03, 0.17, 0.05],
        [0, -0.02, 0.255, 0.062],
        [0, -0.065, 0.28, 0.052],
      ],
      3,
    ),
    { blend: 0.03, importance: 2 },
  ),
  mirror(
    add(skin('#ec9f7e'), ball([0.1, -0.04, 0.13], 0.055), { blend: 0.04 }),
    add(flesh, ellipsoid([0.2, -0.01, 0.01], [0.032, 0.062, 0.045])),
  ),
  eyes([0.082, 0.024, 0.158], 0.052),
  // Hair down to the collar behind.
  add(
    white,
    blended(0.06, ellipsoid([0, -0.04, -0.09], [0.2, 0.2, 0.13]), ellipsoid([0, -0.2, -0.14], [0.17, 0.13, 0.09])),
    { blend: 0.012 },
  ),
  ...[-0.09, 0, 0.09].map((x) =>
    carve(null, cone([x, -0.02, -0.25], [x * 1.2, -0.32, -0.26], 0.02, 0.022), { blend: 0.04 }),
  ),
  add(
    white,
    blended(
      0.06,
      ellipsoid([0, -0.17, 0.13], [0.165, 0.15, 0.11]),
      chain([
        [0, -0.2, 0.18, 0.13],
        [0.01, -0.36, 0.22, 0.105],
        [-0.01, -0.48, 0.25, 0.072],
        [0.03, -0.58, 0.29, 0.038],
        [0.07, -0.61, 0.33, 0.018],
      ]),
      mirrored(
        chain(
          [
            [0.175, 0.03, 0.03, 0.025],
            [0.17, -0.1, 0.08, 0.07],
            [0.08, -0.22, 0.13, 0.09],
          ],
          3,
        ),
      ),
    ),
    { blend: 0.012, importance: 1.2 },
  ),
  mirror(
    add(
      white,
      chain(
        [
          [0.022, 0.077, 0.218, 0.025],
          [0.09, 0.104, 0.208, 0.034],
          [0.175, 0.09, 0.175, 0.026],
          [0.255, 0.14, 0.13, 0.016],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
    add(
      whiter,
      chain([
        [0.01, -0.1, 0.245, 0.043],
        [0.09, -0.125, 0.235, 0.049],
        [0.18, -0.2, 0.205, 0.033],
        [0.225, -0.27, 0.21, 0.016],
      ]),
      { blend: 0.01, importance: 1.5 },
    ),
  ),
  hat,
]);

/** Wizards: half of them hat, bent and belled, over a wide brim; a beard to the belt, a clawed staff with a shining orb. */
export default model({ height: 1.55, parts: [mound('#4d4a5e', 2), robe, arms, staff, head] });
