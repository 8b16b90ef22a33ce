import { add, clay, ellipsoid, half, model, shared, soft, tinted } from '../language/index.ts';

const stone = tinted(clay('#7b818b'), 1);

/** A rock, cut by a few planes, a smaller one leaning on it. */
export default model({
  height: 0.7,
  size: 0.1,
  onChip: false,
  overhang: 0.7,
  triangles: { figure: 64, low: 24 },
  parts: [
    add(
      stone,
      shared(
        0.03,
        ellipsoid([-0.06, 0.22, 0], [0.5, 0.46, 0.42]),
        half([0.5, 0.7, 0.3], 0.36),
        half([-0.7, 0.5, 0.4], 0.44),
        half([0, 0.4, -1], 0.4),
        half([0.2, 0.3, 1], 0.36),
      ),
      { blend: 0 },
    ),
    add(stone, shared(0.03, ellipsoid([0.42, 0.08, 0.16], [0.2, 0.18, 0.18]), half([0.4, 0.7, 0.5], 0.38)), {
      blend: 0.01,
    }),
    soft('#5f6647', (_, y) => y - 0.06, { width: 0.12, amount: 0.6, on: stone }),
  ],
});
