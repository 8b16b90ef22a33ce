import { add, ball, blended, cone, cylinder, decal, mint, model, torus } from '../language/index.ts';

const coin = mint('#f0b938');
const field = mint('#a36f16');
const relief = mint('#ffe07c');
const third = (2 * Math.PI) / 3;

/** A coin of 3: a raised rim and a clover of three leaves. */
export default model({
  height: 0.16,
  size: 0.23,
  onChip: false,
  overhang: 0.52,
  box: { least: [-0.55, -0.1, -0.55], most: [0.55, 0.3, 0.55] },
  triangles: { figure: 300, low: 84 },
  parts: [
    add(coin, cylinder([0, 0.07, 0], 0.5, 0.07, 0.03), { blend: 0 }),
    add(coin, torus([0, 0.13, 0], 0.44, 0.042), { blend: 0.01 }),
    decal(field, cylinder([0, 0.14, 0], 0.39, 0.05, 0.004), { on: coin, importance: 1.5 }),
    add(
      relief,
      blended(
        0.015,
        ...[0, 1, 2].map((k) => ball([Math.sin(k * third) * 0.17, 0.105, -Math.cos(k * third) * 0.17 - 0.02], 0.13)),
        cone([0, 0.12, 0], [0.07, 0.12, 0.3], 0.05, 0.04),
      ),
      { blend: 0.004, importance: 1.5 },
    ),
  ],
});
