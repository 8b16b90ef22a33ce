import { add, chain, clay, cone, frame, handModel, shades, strap, trim } from '../../language/index.ts';

/** A recurved bow, strung. */
export default handModel(
  frame({ at: [0, 0, 0.03], turn: [0, 38, 0] }, [
    add(
      shades.wood,
      chain(
        [
          [0.15, 0.5, 0, 0.022],
          [0.07, 0.4, 0, 0.036],
          [-0.03, 0.22, 0, 0.042],
          [-0.03, 0, 0, 0.044],
          [-0.03, -0.22, 0, 0.042],
          [0.07, -0.4, 0, 0.036],
          [0.15, -0.5, 0, 0.022],
        ],
        2,
      ),
      { blend: 0.004 },
    ),
    add(strap, cone([-0.02, -0.08, 0], [-0.02, 0.08, 0], 0.055), { blend: 0.006 }),
    add(clay('#e6d9b8'), cone([0.115, 0.46, 0], [0.115, -0.46, 0], 0.018), { blend: 0.003 }),
    ...[1, -1].map((side) => add(trim, cone([-0.03, side * 0.2, 0], [-0.015, side * 0.26, 0], 0.05), { blend: 0.004 })),
  ]),
);
