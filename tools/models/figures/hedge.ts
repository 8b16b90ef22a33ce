import { add, blended, cloth, ellipsoid, model, soft } from '../language/index.ts';

const leaf = cloth('#3f5f34');

/** A piece of hedge along x between two fields: two billows over a clipped foot. End to end they make a hedge. */
export default model({
  height: 0.7,
  size: 0.105,
  onChip: false,
  overhang: 0.8,
  triangles: { figure: 52, low: 22 },
  parts: [
    add(
      leaf,
      blended(0.05, ellipsoid([-0.28, 0.26, 0.03], [0.4, 0.42, 0.31]), ellipsoid([0.3, 0.22, -0.02], [0.4, 0.36, 0.3])),
      { blend: 0 },
    ),
    soft('#6b8a47', (_, y) => 0.42 - y, { width: 0.3, amount: 0.85, on: leaf }),
  ],
});
