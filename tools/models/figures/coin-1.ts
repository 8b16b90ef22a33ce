import { add, carve, chain, cylinder, decal, type Field, mint, model, shared, torus } from '../language/index.ts';

const coin = mint('#eab13a');
const field = mint('#a06a16');
const relief = mint('#ffd970');

/** A pointed leaf in relief on the coin, highest along its middle. */
const leaf: Field = shared(
  0.004,
  (x, _, z) => Math.hypot(x - 0.16, z + 0.03) - 0.37,
  (x, _, z) => Math.hypot(x + 0.16, z + 0.03) - 0.37,
  (x, y) => (y - 0.21 + 0.35 * Math.abs(x)) * 0.9,
  (_, y) => 0.1 - y,
);

/** A coin of 1: a raised rim and one leaf. The smallest, and of the reddest gold. */
export default model({
  height: 0.17,
  size: 0.19,
  onChip: false,
  overhang: 0.52,
  box: { least: [-0.55, -0.1, -0.55], most: [0.55, 0.3, 0.55] },
  triangles: { figure: 260, low: 76 },
  parts: [
    add(coin, cylinder([0, 0.075, 0], 0.5, 0.075, 0.035), { blend: 0 }),
    add(coin, torus([0, 0.14, 0], 0.435, 0.045), { blend: 0.01 }),
    decal(field, cylinder([0, 0.15, 0], 0.38, 0.05, 0.004), { on: coin, importance: 1.5 }),
    add(relief, leaf, { blend: 0, importance: 1.8 }),
    add(
      relief,
      chain(
        [
          [0, 0.14, 0.2, 0.045],
          [0.02, 0.14, 0.3, 0.042],
          [0.06, 0.14, 0.34, 0.03],
        ],
        3,
      ),
      { blend: 0.01, importance: 1.5 },
    ),
    carve(
      field,
      chain(
        [
          [0, 0.205, -0.2, 0.012],
          [0, 0.215, 0, 0.022],
          [0, 0.2, 0.2, 0.018],
        ],
        2,
      ),
      { blend: 0.006, importance: 1.5 },
    ),
  ],
});
