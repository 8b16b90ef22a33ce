import {
  add,
  ball,
  blended,
  chain,
  clay,
  cylinder,
  ellipsoid,
  frame,
  handModel,
  iron,
  shades,
  torus,
  wet,
} from '../../language/index.ts';

/** A wooden tankard that foams over. */
export default handModel(
  frame({ at: [0.02, 0.05, 0.09], turn: [0, 24, 0] }, [
    add(shades.wood, cylinder([0, 0, 0], 0.105, 0.13, 0.02), { blend: 0.004 }),
    ...[-0.085, 0.075].map((y) => add(iron, torus([0, y, 0], 0.103, 0.024, undefined, 1.1), { blend: 0.004 })),
    add(
      wet('#f7efdc'),
      blended(
        0.02,
        ellipsoid([0, 0.13, 0], [0.105, 0.05, 0.105]),
        ball([0.05, 0.155, 0.02], 0.055),
        ball([-0.05, 0.15, 0.035], 0.05),
        ball([0, 0.16, -0.045], 0.055),
        ball([0.085, 0.09, 0.06], 0.034),
      ),
      { blend: 0.004 },
    ),
    add(
      clay('#6e4522'),
      chain([
        [-0.09, 0.08, -0.02, 0.028],
        [-0.18, 0.06, -0.03, 0.028],
        [-0.18, -0.06, -0.03, 0.028],
        [-0.09, -0.08, -0.02, 0.028],
      ]),
      { blend: 0.006 },
    ),
  ]),
);
