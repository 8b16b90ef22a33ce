import {
  add,
  blended,
  cone,
  cylinder,
  type Field,
  frame,
  handModel,
  iron,
  shades,
  shared,
  trim,
  without,
} from '../../language/index.ts';

/** A bearded axe head that looks outwards. */
const head: Field = without(
  0.01,
  shared(
    0.012,
    cylinder([-0.03, 0.36, 0], 0.21, 0.2, 0.01, [90, 0, 0]),
    (x, _y, z) => Math.abs(z) - 0.05 + 0.17 * Math.max(0, -x),
    (x) => x - 0.05,
    (x, y) => y - 0.5 - 0.25 * Math.max(0, -x),
  ),
  cylinder([0.04, 0.2, 0], 0.125, 0.3, 0.01, [90, 0, 0]),
);

/** An axe with a bearded head. */
export default handModel(
  frame({ at: [0, 0, 0.02], turn: [0, 34, 0] }, [
    add(shades.wood, cone([0, -0.34, 0], [0, 0.5, 0], 0.036, 0.034), { blend: 0.004 }),
    add(iron, head, { blend: 0.006 }),
    add(iron, cone([0.02, 0.36, 0], [0.1, 0.36, 0], 0.06, 0.045), { blend: 0.01 }),
    add(trim, blended(0, cone([0, 0.225, 0], [0, 0.255, 0], 0.05), cone([0, 0.47, 0], [0, 0.5, 0], 0.05)), {
      blend: 0.004,
    }),
  ]),
);
