import { add, ball, clay, cone, ellipsoid, type Field, frame, model, type Parts, shared } from '../language/index.ts';

const stalk = clay('#efe3c8');
const red = clay('#c7392f');
const white = clay('#f6efdf');

const cap: Field = shared(0.02, ellipsoid([0, 0.56, 0], [0.38, 0.3, 0.38]), (_, y) => 0.52 - y);
const agaric: Parts = [
  add(stalk, cone([0, 0, 0], [0, 0.55, 0], 0.13, 0.1), { blend: 0 }),
  add(red, cap, { blend: 0.006, importance: 1.2 }),
  add(white, ball([0.1, 0.8, 0.16], 0.085), { blend: 0 }),
  add(white, ball([-0.2, 0.72, 0.13], 0.075), { blend: 0 }),
];

/** Two fly agarics, a large and a small one. */
export default model({
  height: 0.95,
  size: 0.07,
  onChip: false,
  overhang: 0.72,
  triangles: { figure: 96, low: 34 },
  parts: [
    frame({ at: [-0.14, 0, 0], turn: [0, 0, 6] }, agaric),
    frame({ at: [0.36, 0, 0.18], turn: [6, 40, -14], size: 0.58 }, agaric),
  ],
});
