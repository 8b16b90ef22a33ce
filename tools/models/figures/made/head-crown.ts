import {
  add,
  ball,
  blended,
  chain,
  clay,
  decal,
  dyed,
  ellipsoid,
  eyes,
  half,
  headModel,
  hide,
  iron,
  mirror,
  shared,
  skin,
  soft,
  trim,
  wet,
} from '../../language/index.ts';

const hair = clay('#6b3d22');
const nose = dyed(skin('#d98a66'), 'skin', 0.8);

const face = [
  add(
    hide,
    blended(0.05, ellipsoid([0, 0.02, 0], [0.19, 0.19, 0.178]), ellipsoid([0, -0.1, 0.06], [0.14, 0.1, 0.12])),
    { blend: 0.02, importance: 1.3 },
  ),
  add(nose, ellipsoid([0, -0.025, 0.2], [0.045, 0.055, 0.06]), { blend: 0.028, importance: 1.8 }),
  mirror(add(hide, ellipsoid([0.195, -0.01, 0], [0.034, 0.058, 0.044]), { blend: 0.014 })),
  soft('#000000', ball([0.125, -0.05, 0.14], 0.03), { width: 0.05, amount: 0.35, on: hide }),
  soft('#000000', ball([-0.125, -0.05, 0.14], 0.03), { width: 0.05, amount: 0.35, on: hide }),
  eyes([0.086, 0.045, 0.155], 0.06, { inward: 0.006, up: 0.006 }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.032, 0.104, 0.19, 0.02],
          [0.09, 0.13, 0.172, 0.03],
          [0.16, 0.1, 0.125, 0.018],
        ],
        3,
      ),
      { blend: 0.008, importance: 1.8 },
    ),
  ),
];

const beard = [
  // Hair to the shoulders, and a short beard with a parting.
  add(
    hair,
    blended(
      0.05,
      shared(0.02, ellipsoid([0, 0.02, -0.05], [0.222, 0.21, 0.2]), half([0, 0, 1], 0.05)),
      ellipsoid([0, -0.13, -0.11], [0.2, 0.11, 0.12]),
    ),
    { blend: 0.008 },
  ),
  mirror(
    add(
      hair,
      blended(
        0.03,
        chain([
          [0.19, -0.03, 0.05, 0.045],
          [0.15, -0.13, 0.13, 0.06],
          [0.06, -0.2, 0.18, 0.07],
          [0.035, -0.27, 0.185, 0.03],
        ]),
        chain(
          [
            [0.0, -0.085, 0.215, 0.03],
            [0.07, -0.1, 0.205, 0.034],
            [0.13, -0.12, 0.165, 0.02],
          ],
          3,
        ),
      ),
      { blend: 0.012, importance: 1.3 },
    ),
  ),
  decal(skin('#7a2f26'), ellipsoid([0, -0.128, 0.21], [0.042, 0.016, 0.06]), { importance: 1.6 }),
];

/** A crown of five points around a cap of cloth. */
const crown = [
  add(trim, ellipsoid([0, 0.15, -0.04], [0.175, 0.12, 0.175]), { blend: 0.006 }),
  add(
    iron,
    shared(
      0.01,
      (x, y, z) => {
        const angle = Math.atan2(x, z + 0.04);
        const saw = Math.abs((((angle / (2 * Math.PI)) * 5 + 5.5) % 1) - 0.5) * 2;
        return (y - 0.145 - 0.17 * (1 - saw)) * 0.55;
      },
      (x, y, z) => Math.abs(Math.hypot(x, z + 0.04) - 0.205 - 0.16 * (y - 0.12)) - 0.03,
      (_x, y) => 0.075 - y,
    ),
    { blend: 0.006, importance: 1.5 },
  ),
  add(wet('#c22b3a'), ellipsoid([0, 0.15, 0.2], [0.04, 0.046, 0.03]), { blend: 0.003, importance: 2 }),
];

/** A king's head: a beard with a parting, hair to the shoulders, a crown of five points. */
export default headModel([face, beard, crown]);
