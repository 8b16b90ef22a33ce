import { add, clay, decal, type Field, model, soft } from '../language/index.ts';

const walnut = clay('#3d2415');
const inlay = clay('#8a6230');

const HALF = 0.6;
const CORNER = 0.34;

/** Distance outside the outline of the top, with its corners rounded; negative inside. */
const outside = (x: number, z: number): number => {
  const [u, w] = [Math.abs(x) - HALF + CORNER, Math.abs(z) - HALF + CORNER];
  return Math.hypot(Math.max(u, 0), Math.max(w, 0)) + Math.min(Math.max(u, w), 0) - CORNER;
};

/** The top's edge seen from its side: a nose, a groove under it, and a slighter lip that goes back to the apron. */
const top: Field = (x, y, z) => {
  const out = outside(x, z);
  const nose = Math.hypot(Math.max(out + 0.06, 0), Math.max(Math.abs(y - 0.19) - 0.02, 0)) - 0.06;
  const slab = Math.max(out + 0.05, Math.abs(y - 0.19) - 0.08);
  const lip = Math.hypot(Math.max(out + 0.1, 0), Math.max(Math.abs(y - 0.04) - 0.05, 0)) - 0.035;
  return Math.min(Math.max(nose, y - 0.25), slab, lip);
};

/**
 * The top of the table, with a moulded edge and a band of lighter wood let into it. Parts beyond a small distance from its middle are moved outwards
 * at run time (`table/Tabletop`), so that it fits its contents.
 */
export default model({
  height: 0.27,
  size: 2,
  onChip: false,
  overhang: 0.72,
  box: { least: [-0.66, -0.015, -0.66], most: [0.66, 0.36, 0.66] },
  triangles: { figure: 900, low: 300 },
  parts: [
    add(walnut, top, { blend: 0 }),
    decal(inlay, (x, y, z) => Math.max(Math.abs(outside(x, z) + 0.12) - 0.009, 0.2 - y), { importance: 3 }),
    soft('#5a361e', (x, _, z) => -0.05 - outside(x, z), { width: 0.05, amount: 0.8, on: walnut }),
  ],
});
