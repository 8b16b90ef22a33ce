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
  type Field,
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
  wet,
  without,
} from '../language/index.ts';

const green = skin('#64813a');
const pale = skin('#83a04c');
const leather = clay('#5a3a22');
const fur = clay('#7b5a3a');
const iron = metal('#7d828a');
const darkIron = metal('#4c4f55');
const bone = clay('#f4e6bf');
const red = cloth('#a33b2a');
const dark = skin('#3a1f1a');

const legs = mirror(
  add(
    leather,
    blended(
      0.05,
      ellipsoid([0.19, 0.075, 0.06], [0.13, 0.085, 0.18]),
      cone([0.18, 0.1, 0], [0.17, 0.24, 0], 0.1, 0.11),
    ),
  ),
  add(fur, torus([0.178, 0.205, 0], 0.1, 0.042, undefined, 1.3)),
  add(green, cone([0.14, 0.31, 0], [0.17, 0.22, 0], 0.13, 0.11), { blend: 0.05 }),
);

const torso = [
  add(
    green,
    blended(
      0.12,
      ellipsoid([0, 0.37, -0.01], [0.24, 0.2, 0.2]),
      ellipsoid([0, 0.57, -0.03], [0.33, 0.19, 0.22]),
      cone([0, 0.6, -0.04], [0, 0.76, 0.14], 0.2, 0.15),
    ),
    { blend: 0.06 },
  ),
  mirror(add(green, ellipsoid([0.12, 0.55, 0.14], [0.15, 0.11, 0.1]), { blend: 0.04 })),
  soft(pale.colour, ellipsoid([0, 0.42, 0.22], [0.2, 0.18, 0.18]), { width: 0.08, on: green }),
];

const clothes = [
  add(leather, torus([0, 0.31, 0], 0.24, 0.05, undefined, 1.1), { blend: 0.012 }),
  add(red, roundedBox([0, 0.2, 0.225], [0.1, 0.12, 0.03], 0.02, [-8, 0, 0]), { blend: 0.01 }),
  add(red, roundedBox([0, 0.2, -0.225], [0.11, 0.12, 0.03], 0.02, [8, 0, 0]), { blend: 0.01 }),
  // A skull for a buckle.
  add(bone, blended(0.02, ball([0, 0.325, 0.27], 0.06), roundedBox([0, 0.275, 0.28], [0.035, 0.03, 0.03])), {
    blend: 0.006,
  }),
  decal(dark, cone([0.024, 0.325, 0.32], [0.026, 0.33, 0.35], 0.016), { importance: 2 }),
  decal(dark, cone([-0.024, 0.325, 0.32], [-0.026, 0.33, 0.35], 0.016), { importance: 2 }),
  add(
    leather,
    chain([
      [-0.26, 0.67, 0.06, 0.035],
      [-0.05, 0.53, 0.235, 0.035],
      [0.2, 0.38, 0.2, 0.035],
    ]),
    { blend: 0.008 },
  ),
  add(
    leather,
    chain([
      [-0.25, 0.68, -0.03, 0.035],
      [-0.03, 0.6, -0.235, 0.035],
      [0.2, 0.4, -0.19, 0.035],
    ]),
    { blend: 0.008 },
  ),
];

/** The arm held away from the axe: a hanging fist. */
const leftArm = [
  add(
    green,
    chain([
      [0.34, 0.62, -0.02, 0.13],
      [0.46, 0.47, 0, 0.105],
      [0.47, 0.34, 0.12, 0.12],
    ]),
    { blend: 0.05 },
  ),
  add(leather, torus([0.465, 0.37, 0.09], 0.102, 0.045, [50, 0, 0], 1.2), { blend: 0.01 }),
  add(
    green,
    blended(
      0.025,
      ellipsoid([0.46, 0.27, 0.19], [0.105, 0.1, 0.105]),
      ...[-0.06, 0, 0.06].map((x) => cone([0.46 + x, 0.25, 0.27], [0.455 + x, 0.19, 0.245], 0.042, 0.036)),
    ),
    { blend: 0.015 },
  ),
];

const rightArm = [
  add(
    green,
    chain([
      [-0.34, 0.62, -0.02, 0.13],
      [-0.51, 0.5, 0.0, 0.105],
      [-0.48, 0.61, 0.11, 0.115],
    ]),
    { blend: 0.05 },
  ),
  add(leather, torus([-0.487, 0.59, 0.085], 0.1, 0.045, [50, -10, 0], 1.2), { blend: 0.01 }),
  add(
    green,
    blended(
      0.025,
      ellipsoid([-0.465, 0.65, 0.17], [0.1, 0.1, 0.095]),
      ...[-0.06, 0.005, 0.07].map((y) => cone([-0.425, 0.65 + y, 0.24], [-0.505, 0.65 + y, 0.225], 0.04, 0.037)),
    ),
    { blend: 0.015 },
  ),
];

/** The spiked iron on one shoulder only. */
const pauldron = frame({ at: [0.37, 0.63, -0.02] }, [
  add(
    iron,
    blended(
      0.01,
      shared(0.015, ball([0, 0, 0], 0.19), half([-0.45, -1, 0], 0.03)),
      torus([0, 0, 0], 0.178, 0.028, [0, 0, -24]),
    ),
    { blend: 0.01 },
  ),
  add(bone, cone([0.05, 0.15, 0], [0.11, 0.3, 0], 0.052, 0.014), { blend: 0.01 }),
  add(bone, cone([0.13, 0.09, 0.02], [0.25, 0.17, 0.03], 0.048, 0.014), { blend: 0.01 }),
  add(bone, cone([0.02, 0.13, -0.1], [0.04, 0.25, -0.16], 0.046, 0.014), { blend: 0.01 }),
]);

/** A broad blade on the left of a handle, thick at the handle and thin at its edge. */
const blade: Field = shared(
  0.012,
  placed(cylinder([0, 0, 0], 0.25, 0.2, 0.01, [90, 0, 0]), [-0.015, 0.4, 0]),
  (x, y) => 0.13 - Math.hypot(x, y - 0.66),
  (x, y) => 0.13 - Math.hypot(x, y - 0.14),
  (x) => x - 0.05,
  (x, y, z) => Math.abs(z) - 0.018 - 0.17 * Math.max(0, 0.27 - Math.hypot(x - 0.02, y - 0.4)),
);

/** Raised: the blade stands out behind him, turned for the side, the front and above. */
const axe = frame({ at: [-0.465, 0.65, 0.19], turn: [-38, 0, 7], size: 1.16 }, [
  frame({ at: [0, 0.13, 0], turn: [0, -136, 0] }, [
    add(clay('#7a4e2a'), cone([0, -0.42, 0], [0, 0.56, 0], 0.04), { blend: 0.004 }),
    add(iron, blade, { blend: 0.004 }),
    add(darkIron, roundedBox([0, 0.4, 0], [0.06, 0.1, 0.06], 0.015), { blend: 0.006 }),
    add(iron, cone([0.04, 0.4, 0], [0.17, 0.4, 0], 0.045, 0.014), { blend: 0.006 }),
    add(leather, cone([0, 0.55, 0], [0, 0.62, 0], 0.046, 0.03), { blend: 0.01 }),
  ]),
]);

const head = frame({ at: [0, 0.8, 0.25], turn: [0, 8, -3] }, [
  add(
    green,
    blended(0.06, ellipsoid([0, 0.06, -0.03], [0.175, 0.16, 0.175]), ellipsoid([0, 0, 0.06], [0.19, 0.1, 0.14])),
    { blend: 0.05, importance: 1.3 },
  ),
  // The jaw, wider than the skull, pushed forward.
  add(
    pale,
    blended(0.05, ellipsoid([0, -0.11, 0.14], [0.215, 0.105, 0.185]), mirrored(ball([0.155, -0.07, 0.07], 0.08))),
    { importance: 1.5 },
  ),
  add(dark, roundedBox([0, -0.018, 0.225], [0.13, 0.014, 0.03], 0.01, [-12, 0, 0]), { blend: 0.012, importance: 1.5 }),
  mirror(
    add(
      bone,
      chain(
        [
          [0.1, -0.06, 0.24, 0.046],
          [0.138, 0.02, 0.305, 0.038],
          [0.135, 0.13, 0.335, 0.013],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
    add(bone, cone([0.036, -0.04, 0.28], [0.037, 0.012, 0.285], 0.024, 0.013), { blend: 0.004, importance: 2 }),
  ),
  add(
    pale,
    blended(
      0.02,
      ellipsoid([0, 0.04, 0.205], [0.064, 0.048, 0.055]),
      ball([0.047, 0.035, 0.2], 0.034),
      ball([-0.047, 0.035, 0.2], 0.034),
    ),
    { blend: 0.03, importance: 2 },
  ),
  carve(skin('#3d521a'), ball([0.03, 0.024, 0.253], 0.017), { blend: 0.006 }),
  carve(skin('#3d521a'), ball([-0.03, 0.024, 0.253], 0.017), { blend: 0.006 }),
  mirror(
    add(wet('#ffd23a'), ball([0.088, 0.092, 0.125], 0.053), { blend: 0.004, importance: 3 }),
    decal(wet('#1a0f08'), ellipsoid([0.08, 0.087, 0.175], [0.023, 0.031, 0.04]), { importance: 3 }),
    add(
      green,
      chain(
        [
          [0, 0.113, 0.18, 0.04],
          [0.08, 0.152, 0.17, 0.041],
          [0.17, 0.192, 0.07, 0.03],
        ],
        3,
      ),
      { importance: 2 },
    ),
    // Ears like leaves, outside the line of the shoulders.
    add(
      green,
      placed(
        without(0.01, ellipsoid([0, 0, 0], [0.14, 0.065, 0.032]), ellipsoid([0, 0, 0.03], [0.1, 0.038, 0.03])),
        [0.27, 0.1, -0.02],
        [0, -20, 18],
      ),
      { blend: 0.03 },
    ),
    add(gold('#e0aa36'), torus([0.315, 0.055, 0], 0.03, 0.013, [90, 0, 0]), { blend: 0.004 }),
  ),
  // The topknot, tied red, falls back outside the head.
  add(red, cylinder([0, 0.22, -0.06], 0.055, 0.03, 0.015, [-15, 0, 0]), { blend: 0.006 }),
  add(
    clay('#2a1d18'),
    chain([
      [0, 0.23, -0.06, 0.045],
      [0, 0.33, -0.1, 0.072],
      [0, 0.37, -0.23, 0.06],
      [0.02, 0.27, -0.33, 0.02],
    ]),
    { blend: 0.01 },
  ),
]);

/** Orcs: no neck, the head in front of the chest, a jaw wider than the skull with long tusks, a topknot, one spiked shoulder, a broad axe raised. */
export default model({
  height: 1.2,
  parts: [mound('#5d4b34', 4), legs, torso, clothes, leftArm, rightArm, pauldron, axe, head],
});
