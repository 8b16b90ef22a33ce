import { add, ball, decal, type Field, frame, garb, handModel, iron, shared, trim } from '../../language/index.ts';

/** Straight above, two arcs that meet in a point below. Negative inside, whatever z. */
const outline: Field = (x, y) => {
  const drop = Math.min(0, y - 0.05);
  const side = Math.hypot(Math.abs(x) + 0.31, drop) - 0.52;
  return Math.max(side, y - 0.215 + 0.9 * x * x);
};
const bent =
  (thick: number): Field =>
  (x, _, z) =>
    (Math.abs(z + 0.9 * x * x) - thick) * 0.9;

/** A shield before the fist: halved in two colours, with an iron rim and boss. */
export default handModel(
  frame({ at: [-0.02, -0.02, 0.13], turn: [-26, -18, 0], size: 1.08 }, [
    add(garb, shared(0.012, outline, bent(0.03)), { blend: 0.006 }),
    decal(trim, (x) => x, { on: garb, importance: 1.5 }),
    add(
      iron,
      shared(0.012, (x, y, z) => Math.abs(outline(x, y, z)) - 0.024, bent(0.046)),
      { blend: 0.006 },
    ),
    add(iron, ball([0, 0.02, 0.02], 0.072), { blend: 0.006 }),
  ]),
);
