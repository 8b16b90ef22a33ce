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
  cylinder,
  ellipsoid,
  eyes,
  fist,
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

const flesh = skin('#e8a278');
const tunic = cloth('#b23a2a');
const boots = clay('#5b3823');
const belt = clay('#3b2416');
const fur = clay('#c9a27a');
const iron = metal('#8d97a3');
const brass = gold('#e0aa36');
const hair = clay('#d9701f');
const darkHair = clay('#c25c18');
const horn = clay('#f1e2bd');

const body = [
  mirror(
    add(
      boots,
      blended(
        0.05,
        ellipsoid([0.16, 0.085, 0.06], [0.125, 0.095, 0.17]),
        cone([0.15, 0.1, -0.02], [0.15, 0.23, -0.02], 0.105, 0.12),
      ),
    ),
    add(fur, torus([0.15, 0.22, -0.02], 0.105, 0.036)),
  ),
  add(
    tunic,
    blended(0.12, ellipsoid([0, 0.36, -0.01], [0.285, 0.25, 0.24]), ellipsoid([0, 0.5, -0.02], [0.29, 0.15, 0.2])),
    { blend: 0.03 },
  ),
  add(belt, torus([0, 0.305, -0.01], 0.262, 0.044, undefined, 1.2), { blend: 0.012 }),
  // A bag of nuggets on the hip away from the pick.
  add(
    boots,
    blended(
      0.03,
      ellipsoid([0.27, 0.25, -0.1], [0.085, 0.1, 0.085]),
      cone([0.26, 0.33, -0.09], [0.26, 0.36, -0.09], 0.045, 0.055),
    ),
    { blend: 0.01 },
  ),
];

const arms = [
  add(
    tunic,
    chain([
      [0.27, 0.53, -0.02, 0.115],
      [0.38, 0.42, 0.05, 0.098],
      [0.37, 0.42, 0.18, 0.085],
    ]),
    { blend: 0.03 },
  ),
  add(
    tunic,
    chain([
      [-0.27, 0.53, -0.02, 0.115],
      [-0.41, 0.42, 0.01, 0.098],
      [-0.41, 0.44, 0.12, 0.085],
    ]),
    { blend: 0.03 },
  ),
  mirror(add(iron, ellipsoid([0.3, 0.55, -0.03], [0.135, 0.12, 0.14]), { blend: 0.015 })),
  add(fur, torus([0.37, 0.42, 0.17], 0.086, 0.032, [85, 0, 0]), { blend: 0.01 }),
  add(fur, torus([-0.41, 0.435, 0.11], 0.086, 0.032, [80, 0, 0]), { blend: 0.01 }),
  fist(flesh, [-0.41, 0.45, 0.19], 0.092),
  // The other hand shows what was found.
  add(
    flesh,
    blended(
      0.025,
      ellipsoid([0.37, 0.42, 0.26], [0.095, 0.065, 0.095]),
      cone([0.3, 0.44, 0.31], [0.28, 0.49, 0.32], 0.036, 0.03),
    ),
    { blend: 0.01 },
  ),
  add(
    brass,
    blended(
      0.015,
      roundedBox([0.375, 0.51, 0.27], [0.075, 0.06, 0.065], 0.03, [20, 30, 15]),
      roundedBox([0.35, 0.55, 0.26], [0.045, 0.045, 0.045], 0.02, [10, 10, 40]),
    ),
    { blend: 0.006 },
  ),
];

/** Over the shoulder, so that its head stands out behind him, turned for all sides. */
const pick = frame({ at: [-0.405, 0.46, 0.22], turn: [-54, 0, -2] }, [
  frame({ at: [0, 0, 0], turn: [0, 50, 0] }, [
    add(clay('#8a5a30'), cone([0, -0.2, 0], [0, 0.76, 0], 0.04), { blend: 0.005 }),
    add(
      iron,
      chain(
        [
          [-0.3, 0.53, 0, 0.02],
          [-0.2, 0.67, 0, 0.052],
          [0, 0.73, 0, 0.074],
          [0.2, 0.67, 0, 0.052],
          [0.3, 0.53, 0, 0.02],
        ],
        3,
      ),
      { blend: 0.008 },
    ),
    add(brass, roundedBox([0, 0.73, 0], [0.06, 0.09, 0.062], 0.015), { blend: 0.006 }),
  ]),
]);

/** It juts out in front of him like a ship's bow: over the belly, over the boots. */
const beard = [
  add(
    hair,
    blended(
      0.07,
      ellipsoid([0, -0.17, 0.17], [0.205, 0.17, 0.13]),
      chain(
        [
          [0, -0.16, 0.17, 0.15],
          [0, -0.29, 0.27, 0.145],
          [0, -0.41, 0.38, 0.11],
          [0, -0.52, 0.49, 0.08],
          [0, -0.6, 0.57, 0.03],
        ],
        3,
      ),
      mirrored(
        chain(
          [
            [0.205, 0.02, 0.05, 0.03],
            [0.195, -0.12, 0.11, 0.09],
            [0.1, -0.29, 0.24, 0.105],
            [0.06, -0.39, 0.34, 0.09],
          ],
          3,
        ),
      ),
    ),
    { blend: 0.012, importance: 1.3 },
  ),
  // Furrows between the locks.
  ...[-0.13, -0.045, 0.045, 0.13].map((x) =>
    carve(
      null,
      chain(
        [
          [x, -0.13, 0.345 - Math.abs(x) * 0.45, 0.016],
          [x * 0.95, -0.24, 0.42 - Math.abs(x) * 0.4, 0.022],
          [x * 0.8, -0.36, 0.475 - Math.abs(x) * 0.3, 0.016],
        ],
        3,
      ),
      { blend: 0.05 },
    ),
  ),
  soft('#b8501a', ellipsoid([0, -0.5, 0.42], [0.2, 0.18, 0.2]), { width: 0.16, on: hair }),
  mirror(
    add(
      hair,
      chain(
        [
          [0.08, -0.35, 0.33, 0.08],
          [0.13, -0.43, 0.4, 0.062],
          [0.148, -0.485, 0.435, 0.048],
          [0.16, -0.535, 0.465, 0.064],
        ],
        3,
      ),
    ),
    add(brass, torus([0.147, -0.482, 0.433], 0.052, 0.027, [-32, 0, 8]), { blend: 0.005 }),
    // The moustache, its ends turned up beside the cheeks.
    add(
      darkHair,
      chain([
        [0.015, -0.09, 0.27, 0.052],
        [0.1, -0.115, 0.265, 0.058],
        [0.2, -0.165, 0.21, 0.038],
        [0.27, -0.11, 0.17, 0.018],
      ]),
      { blend: 0.01, importance: 1.5 },
    ),
  ),
];

const helmet = frame({ at: [0, 0.115, -0.025], turn: [-13, 0, 0] }, [
  add(iron, shared(0.02, ellipsoid([0, 0, 0], [0.25, 0.25, 0.245]), above(0.045)), { blend: 0.01 }),
  add(brass, torus([0, 0.07, 0], 0.238, 0.037, undefined, 1.25), { blend: 0.008 }),
  add(
    brass,
    chain(
      [
        [0, 0.09, 0.25, 0.03],
        [0, 0.21, 0.15, 0.035],
        [0, 0.265, 0, 0.036],
        [0, 0.2, -0.17, 0.035],
        [0, 0.07, -0.245, 0.03],
      ],
      3,
    ),
    { blend: 0.01 },
  ),
  mirror(
    add(brass, cylinder([0.215, 0.13, 0.01], 0.08, 0.03, 0.015, [0, 0, -68]), { blend: 0.006 }),
    add(
      horn,
      chain([
        [0.2, 0.125, 0.01, 0.066],
        [0.33, 0.145, 0.03, 0.06],
        [0.405, 0.22, 0.1, 0.048],
        [0.385, 0.34, 0.17, 0.02],
      ]),
      { blend: 0.006 },
    ),
  ),
]);

const head = frame({ at: [0, 0.71, 0.04], turn: [-2, -8, 3] }, [
  add(flesh, ellipsoid([0, 0, 0], [0.215, 0.2, 0.2]), { blend: 0.03 }),
  add(skin('#dd6f55'), ellipsoid([0, -0.02, 0.235], [0.08, 0.072, 0.08]), { blend: 0.03, importance: 2 }),
  mirror(add(skin('#e9936e'), ball([0.12, -0.03, 0.155], 0.056), { blend: 0.04 })),
  eyes([0.09, 0.055, 0.178], 0.059, { inward: 0.012 }),
  mirror(
    add(
      darkHair,
      chain(
        [
          [0.03, 0.118, 0.222, 0.025],
          [0.1, 0.154, 0.198, 0.035],
          [0.185, 0.136, 0.148, 0.02],
        ],
        3,
      ),
      { blend: 0.008, importance: 2 },
    ),
  ),
  // A mane behind, under the helmet.
  add(
    hair,
    blended(0.06, ellipsoid([0, -0.02, -0.09], [0.215, 0.17, 0.13]), ellipsoid([0, -0.15, -0.12], [0.18, 0.11, 0.1])),
    { blend: 0.012 },
  ),
  ...[-0.1, 0, 0.1].map((x) =>
    carve(null, cone([x, 0, -0.24], [x * 1.15, -0.28, -0.25], 0.018, 0.02), { blend: 0.04 }),
  ),
  beard,
  helmet,
]);

/** Dwarves: barrels without a neck; a beard jutting out in front with two ringed braids, a horned helmet, a wide pick over the shoulder, a nugget. */
export default model({ height: 1.1, parts: [mound('#6a5138', 1), body, arms, pick, head] });
