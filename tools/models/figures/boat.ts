import { add, clay, cloth, cone, decal, ellipsoid, type Field, model, shared, without } from '../language/index.ts';

const hull = clay('#7a4a26');
const inside = clay('#4c2d18');
const sail = cloth('#efe2c4');
const stripe = cloth('#b5452f');
const mast = clay('#5a3a22');

const shape: Field = shared(0.03, ellipsoid([0, 0.2, 0], [0.52, 0.26, 0.22]), (x, y) => y - 0.22 - 0.35 * x * x);

/** A fishing boat that sails along x: a hollow hull, one swollen sail with a red stripe. */
export default model({
  height: 1,
  size: 0.2,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 130, low: 46 },
  parts: [
    add(hull, without(0.01, shape, ellipsoid([0, 0.32, 0], [0.4, 0.17, 0.15])), { blend: 0 }),
    decal(inside, ellipsoid([0, 0.32, 0], [0.41, 0.18, 0.16]), { on: hull }),
    add(mast, cone([0, 0.1, 0], [0, 1, 0], 0.04, 0.034), { blend: 0.004 }),
    add(
      sail,
      shared(
        0.005,
        (x, y, z) => (Math.abs(z - 0.16 * (1 - ((y - 0.62) / 0.34) ** 2) * (1 - (x / 0.4) ** 2)) - 0.035) * 0.75,
        (x, y) => Math.abs(x) - 0.32 + 0.1 * (y - 0.6),
        (_, y) => Math.abs(y - 0.63) - 0.28,
      ),
      { blend: 0.004 },
    ),
    decal(stripe, (_, y) => Math.abs(y - 0.63) - 0.08, { on: sail, importance: 1.3 }),
  ],
});
