import { add, chain, clay, cone, frame, handModel, shades, strap, trim } from '../../language/index.ts';

/** A recurved bow, strung. */
export default handModel(
  frame({ at: [0, 0, 0.03], turn: [0, 38, 0] }, [
    add(
      shades.wood,
      chain(
        [
          [0.13, 0.5, 0, 0.02],
          [0.1, 0.4, 0, 0.03],
          [-0.02, 0.3, 0, 0.034],
          [-0.06, 0.16, 0, 0.036],
          [0, 0, 0, 0.04],
          [-0.06, -0.16, 0, 0.036],
          [-0.02, -0.3, 0, 0.034],
          [0.1, -0.4, 0, 0.03],
          [0.13, -0.5, 0, 0.02],
        ],
        3,
      ),
      { blend: 0.004 },
    ),
    add(strap, cone([0, -0.08, 0], [0, 0.08, 0], 0.05), { blend: 0.006 }),
    add(clay('#e6d9b8'), cone([0.115, 0.44, 0], [0.115, -0.44, 0], 0.016), { blend: 0.003 }),
    ...[1, -1].map((side) =>
      add(trim, cone([-0.052, side * 0.2, 0], [-0.035, side * 0.26, 0], 0.046), { blend: 0.004 }),
    ),
  ]),
);
