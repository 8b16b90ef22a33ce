import { add, cylinder, decal, type Field, mint, model, placed, shared, star, torus } from '../language/index.ts';

const coin = mint('#f3c03c');
const field = mint('#a67416');
const relief = mint('#ffe486');

/** A five-pointed star in relief on the coin, highest in its middle. */
const lying: Field = placed(star([0, 0, 0], 0.37, 0.16), [0, 0, 0], [-90, 0, 0]);
const raised: Field = shared(
  0.004,
  lying,
  (_, y) => 0.1 - y,
  (x, y, z) => (y - 0.2 + 0.22 * Math.hypot(x, z)) * 0.95,
);

/** A coin of 5: a raised rim and a star of five points. */
export default model({
  height: 0.2,
  size: 0.27,
  onChip: false,
  overhang: 0.52,
  box: { least: [-0.55, -0.1, -0.55], most: [0.55, 0.3, 0.55] },
  triangles: { figure: 300, low: 90 },
  parts: [
    add(coin, cylinder([0, 0.067, 0], 0.5, 0.067, 0.03), { blend: 0 }),
    add(coin, torus([0, 0.125, 0], 0.445, 0.04), { blend: 0.01 }),
    decal(field, cylinder([0, 0.134, 0], 0.4, 0.05, 0.004), { on: coin, importance: 1.5 }),
    add(relief, raised, { blend: 0, importance: 1.8 }),
  ],
});
