import { add, clay, decal, frame, garb, handModel, iron, roundedBox, trim } from '../../language/index.ts';

const page = clay('#efe3c4');

/** A thick closed book held against the arm, with clasps and a lozenge on its lid. */
export default handModel(
  frame({ at: [0.0, 0.12, 0.07], turn: [-24, -20, 10] }, [
    add(page, roundedBox([0, 0, 0], [0.135, 0.17, 0.05], 0.012), { blend: 0.004 }),
    ...[0.056, -0.056].map((z) => add(garb, roundedBox([0.004, 0, z], [0.15, 0.188, 0.02], 0.012), { blend: 0.004 })),
    add(garb, roundedBox([0.145, 0, 0], [0.026, 0.188, 0.07], 0.022), { blend: 0.006 }),
    decal(trim, (x, y, z) => Math.max((Math.abs(x) + Math.abs(y) * 0.75 - 0.088) * 0.7, -z), {
      on: garb,
      importance: 2,
    }),
    ...[0.09, -0.09].map((y) => add(iron, roundedBox([-0.13, y, 0], [0.03, 0.028, 0.084], 0.012), { blend: 0.004 })),
  ]),
);
