import { add, blended, chain, cone, cylinder, frame, glow, handModel, iron, roundedBox } from '../../language/index.ts';

/** A lantern that hangs from a hook: panes that glow between four bars, under a pointed roof. */
export default handModel([
  add(
    iron,
    chain([
      [0, 0.0, 0.02, 0.028],
      [0, -0.01, 0.12, 0.028],
      [0, -0.1, 0.14, 0.026],
    ]),
    { blend: 0.006 },
  ),
  frame({ at: [0, -0.28, 0.14], turn: [-14, 30, 0], size: 1.12 }, [
    add(iron, cone([0, 0.09, 0], [0, 0.17, 0], 0.125, 0.03), { blend: 0.006 }),
    add(iron, cylinder([0, -0.13, 0], 0.13, 0.03, 0.012), { blend: 0.006 }),
    add(glow('#ff9320'), roundedBox([0, -0.02, 0], [0.082, 0.1, 0.082], 0.02), { blend: 0, importance: 1.3 }),
    add(
      iron,
      blended(
        0,
        ...[
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ].map(([x = 0, z = 0]) => roundedBox([x * 0.082, -0.02, z * 0.082], [0.022, 0.11, 0.022], 0.01)),
      ),
      { blend: 0.004 },
    ),
  ]),
]);
