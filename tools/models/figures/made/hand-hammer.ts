import { add, cone, frame, handModel, iron, roundedBox, shades, strap, torus, trim } from '../../language/index.ts';

/** A heavy hammer: a block of iron with bands. */
export default handModel(
  frame({ at: [0, 0, 0.02], turn: [0, 36, 0] }, [
    add(shades.wood, cone([0, -0.34, 0], [0, 0.44, 0], 0.038, 0.036), { blend: 0.004 }),
    add(strap, cone([0, -0.12, 0], [0, 0.1, 0], 0.046), { blend: 0.004 }),
    add(iron, roundedBox([0, 0.43, 0], [0.175, 0.105, 0.105], 0.03), { blend: 0.006 }),
    ...[-0.128, 0.128].map((x) => add(trim, roundedBox([x, 0.43, 0], [0.03, 0.118, 0.118], 0.02), { blend: 0.005 })),
    add(iron, torus([0, 0.3, 0], 0.038, 0.03), { blend: 0.006 }),
  ]),
);
