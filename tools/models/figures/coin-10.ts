import {
  add,
  ball,
  blended,
  cylinder,
  decal,
  ellipsoid,
  type Field,
  mint,
  model,
  shared,
  torus,
  wet,
} from '../language/index.ts';

const coin = mint('#f7c940');
const field = mint('#a97a16');
const relief = mint('#ffea8e');
const ruby = wet('#b3261f');

/** A crown seen from the front, lying in the coin: its points look to the back. */
const crown: Field = shared(
  0.004,
  blended(
    0.01,
    (x, y, z) =>
      Math.max(Math.abs(x) - 0.23 - 0.2 * (0.12 - z) * 0.4, Math.abs(z - 0.1) - 0.09, Math.abs(y - 0.12) - 0.045) * 0.9,
    ...[-0.24, 0, 0.24].map(
      (at): Field =>
        (x, y, z) =>
          Math.max(
            (Math.abs(x - at * (1 + 0.3 * (0.1 - z))) - 0.12 * (1 - (0.06 - z) / (at === 0 ? 0.32 : 0.26))) * 0.85,
            z - 0.1,
            -0.3 - z,
            Math.abs(y - 0.12) - 0.045,
          ),
    ),
  ),
);

/** A coin of 10: the largest, with notched edge, a crown and a ruby. */
export default model({
  height: 0.2,
  size: 0.33,
  onChip: false,
  overhang: 0.52,
  box: { least: [-0.55, -0.1, -0.55], most: [0.55, 0.3, 0.55] },
  triangles: { figure: 400, low: 110 },
  parts: [
    add(coin, cylinder([0, 0.065, 0], 0.5, 0.065, 0.03), { blend: 0 }),
    add(coin, torus([0, 0.12, 0], 0.445, 0.042), { blend: 0.01 }),
    decal(field, cylinder([0, 0.13, 0], 0.4, 0.05, 0.004), { on: coin, importance: 1.5 }),
    add(relief, crown, { blend: 0, importance: 1.8 }),
    ...[-0.27, 0, 0.27].map((x) => add(relief, ball([x, 0.13, x === 0 ? -0.28 : -0.22], 0.05), { blend: 0.004 })),
    add(ruby, ellipsoid([0, 0.155, 0.1], [0.07, 0.045, 0.055]), { blend: 0, importance: 2 }),
  ],
});
