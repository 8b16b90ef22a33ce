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
  type Field,
  fist,
  frame,
  gold,
  metal,
  mirror,
  model,
  mound,
  type Parts,
  roundedBox,
  shared,
  skin,
  soft,
  torus,
  wet,
  without,
} from '../language/index.ts';

const flesh = skin('#f7c79c');
const rosy = skin('#e58a6c');
const mustard = cloth('#cf9433');
const brown = cloth('#6e4126');
const linen = cloth('#efe2c4');
const hair = clay('#a3652c');
const darkHair = clay('#6f4420');
const brass = gold('#e9c552');
const iron = metal('#4d5158');
const crust = clay('#d08a3c');
const berry = wet('#8e1f3c');

const foot: Parts = [
  add(
    flesh,
    blended(
      0.04,
      ellipsoid([0, 0, 0.06], [0.12, 0.08, 0.22]),
      ball([0, 0.04, -0.09], 0.085),
      ball([-0.045, 0.02, 0.26], 0.066),
      ball([0.045, 0.01, 0.25], 0.054),
      ball([0.105, 0, 0.19], 0.046),
    ),
    { blend: 0.02 },
  ),
  add(
    darkHair,
    blended(
      0.02,
      ball([0, 0.075, 0.06], 0.056),
      ball([0.04, 0.065, 0.11], 0.048),
      ball([-0.03, 0.065, 0.13], 0.048),
      ball([0.02, 0.08, 0], 0.048),
    ),
    { blend: 0.012 },
  ),
];

/** Bare feet a third as long as he is tall, a tuft on each: one stands, one is thrown forward, its toes up. */
const feet = [
  add(flesh, cone([-0.14, 0.08, -0.04], [-0.13, 0.2, -0.03], 0.08, 0.085), { blend: 0.02 }),
  frame({ at: [-0.19, 0.075, 0.03], turn: [0, -22, 0], size: 1.28 }, foot),
  add(flesh, cone([0.165, 0.12, 0.2], [0.135, 0.2, 0.03], 0.08, 0.09), { blend: 0.02 }),
  frame({ at: [0.19, 0.135, 0.26], turn: [-34, 16, 0], size: 1.28 }, foot),
];

/** The opening of the waistcoat: a V of shirt. */
const opening: Field = (x, y, z) => Math.max(Math.abs(x) - Math.max(0, (y - 0.36) * 0.62), -z, y - 0.6);

const body = [
  add(brown, blended(0.06, ellipsoid([0, 0.24, 0.03], [0.25, 0.12, 0.23])), { blend: 0.01 }),
  mirror(add(brown, torus([0.132, 0.165, -0.015], 0.085, 0.038, undefined, 1.2), { blend: 0.01 })),
  add(
    mustard,
    blended(0.1, ellipsoid([0, 0.36, 0.08], [0.285, 0.2, 0.3]), ellipsoid([0, 0.5, -0.01], [0.21, 0.12, 0.17])),
    { blend: 0.012 },
  ),
  decal(linen, opening, { on: mustard, importance: 2 }),
  add(brass, ball([0, 0.385, 0.375], 0.036), { blend: 0.004, importance: 2 }),
  add(brass, ball([0, 0.285, 0.36], 0.034), { blend: 0.004, importance: 2 }),
  soft('#a8702a', ellipsoid([0, 0.18, 0], [0.4, 0.12, 0.4]), { width: 0.12, on: mustard }),
];

const arms = [
  // The pan arm, up.
  add(
    linen,
    chain([
      [-0.18, 0.53, -0.02, 0.085],
      [-0.34, 0.51, 0.14, 0.085],
      [-0.335, 0.62, 0.31, 0.075],
    ]),
    { blend: 0.02 },
  ),
  add(linen, torus([-0.335, 0.625, 0.315], 0.06, 0.032, [55, 0, 0]), { blend: 0.012 }),
  fist(flesh, [-0.335, 0.675, 0.38], 0.082),
  // The pie arm, held out.
  add(
    linen,
    chain([
      [0.18, 0.53, -0.02, 0.085],
      [0.36, 0.45, -0.04, 0.085],
      [0.45, 0.43, 0.0, 0.075],
    ]),
    { blend: 0.02 },
  ),
  add(linen, torus([0.455, 0.43, 0.01], 0.06, 0.032, [60, 60, 0]), { blend: 0.012 }),
  add(flesh, ellipsoid([0.5, 0.435, 0.05], [0.1, 0.05, 0.095]), { blend: 0.012 }),
];

const pie = frame({ at: [0.505, 0.5, 0.07], turn: [12, 0, -8] }, [
  add(crust, cylinder([0, 0.01, 0], 0.125, 0.05, 0.025), { blend: 0.004 }),
  add(clay('#e6ab59'), torus([0, 0.055, 0], 0.125, 0.04), { blend: 0.008 }),
  add(berry, ellipsoid([0, 0.05, 0], [0.1, 0.035, 0.1]), { blend: 0.004 }),
  add(
    clay('#e6ab59'),
    blended(0, cone([-0.09, 0.08, 0], [0.09, 0.08, 0], 0.022), cone([0, 0.08, -0.09], [0, 0.08, 0.09], 0.022)),
    { blend: 0.006 },
  ),
]);

/** Black iron with a fried egg, held up for all to see. */
const pan = frame({ at: [-0.335, 0.69, 0.41], turn: [-12, 0, 4] }, [
  frame({ at: [0, 0, 0], turn: [0, 46, 0] }, [
    add(clay('#7a4e2a'), cone([0, -0.15, 0], [0, 0.1, 0], 0.036, 0.032), { blend: 0.004 }),
    add(iron, cone([0, 0.08, 0], [0, 0.2, 0], 0.032), { blend: 0.01 }),
    // The dish is hollow from the start: a hollow carved later would still count as iron, and paint the egg.
    add(
      iron,
      without(
        0.01,
        cylinder([0, 0.34, 0], 0.19, 0.045, 0.02, [90, 0, 0]),
        cylinder([0, 0.34, 0.05], 0.155, 0.05, 0.015, [90, 0, 0]),
      ),
      { blend: 0.01 },
    ),
    add(
      wet('#fbf7ea'),
      blended(
        0.04,
        ellipsoid([0.01, 0.34, 0.018], [0.11, 0.1, 0.034]),
        ellipsoid([-0.07, 0.39, 0.015], [0.062, 0.055, 0.028]),
      ),
      { blend: 0.004, importance: 2.4 },
    ),
    add(wet('#f6b21c'), ellipsoid([0.015, 0.34, 0.045], [0.048, 0.048, 0.034]), { blend: 0.004, importance: 3 }),
  ]),
]);

const curl = (x: number, y: number, z: number, radius: number): Field => ball([x, y, z], radius);
const curls = add(
  hair,
  blended(
    0.018,
    shared(0.02, ellipsoid([0, 0.03, -0.04], [0.215, 0.205, 0.2]), (_, y, z) => z + 0.02 - y * 0.55),
    curl(-0.02, 0.25, 0.035, 0.088),
    curl(0.12, 0.215, 0.01, 0.085),
    curl(-0.15, 0.195, 0.0, 0.085),
    curl(0.045, 0.255, -0.05, 0.095),
    curl(-0.1, 0.225, -0.07, 0.09),
    curl(0.2, 0.12, -0.05, 0.085),
    curl(-0.215, 0.08, -0.06, 0.085),
    curl(0.215, -0.01, -0.09, 0.075),
    curl(-0.205, -0.03, -0.1, 0.075),
    curl(0.11, 0.13, -0.17, 0.1),
    curl(-0.1, 0.12, -0.18, 0.1),
    curl(0.12, -0.04, -0.19, 0.09),
    curl(-0.09, -0.06, -0.19, 0.09),
    curl(0.01, 0.02, -0.22, 0.08),
  ),
  { blend: 0.01 },
);

const head = frame({ at: [0, 0.75, 0.04], turn: [-15, -8, -7], size: 1.16 }, [
  add(
    flesh,
    blended(0.06, ellipsoid([0, 0.02, 0], [0.19, 0.185, 0.175]), ellipsoid([0, -0.07, 0.04], [0.185, 0.11, 0.14])),
    { blend: 0.02, importance: 1.4 },
  ),
  mirror(
    add(rosy, ball([0.125, -0.055, 0.125], 0.06), { blend: 0.045, importance: 1.3 }),
    add(flesh, ellipsoid([0.21, 0.0, 0.0], [0.035, 0.07, 0.05], [0, 0, -18]), { blend: 0.02 }),
  ),
  // A grin that pushes the cheeks up.
  carve(
    skin('#6e2320'),
    without(0.01, ellipsoid([0, -0.055, 0.18], [0.105, 0.092, 0.09]), ellipsoid([0, 0.01, 0.18], [0.17, 0.088, 0.2])),
    { blend: 0.006, importance: 2.5, grow: 0.003 },
  ),
  add(clay('#fff6e0'), roundedBox([0, -0.087, 0.165], [0.05, 0.018, 0.02], 0.01), { blend: 0, importance: 3 }),
  add(rosy, ellipsoid([0, -0.015, 0.195], [0.052, 0.045, 0.05]), { blend: 0.02, importance: 2 }),
  eyes([0.085, 0.058, 0.138], 0.062, { inward: 0.004, up: 0.008 }),
  mirror(
    add(
      darkHair,
      chain(
        [
          [0.035, 0.152, 0.155, 0.018],
          [0.09, 0.17, 0.14, 0.025],
          [0.16, 0.138, 0.105, 0.018],
        ],
        3,
      ),
      { blend: 0.006, importance: 2 },
    ),
  ),
  curls,
]);

/** Halflings: a round belly in a waistcoat, curls, huge furry bare feet; breakfast in one hand, second breakfast in the other. */
export default model({
  height: 1.05,
  fineError: 0.006,
  parts: [mound('#5f5a34', 3), feet, body, arms, pie, pan, head],
});
