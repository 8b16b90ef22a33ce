import {
  add,
  ball,
  blended,
  chain,
  cone,
  cylinder,
  frame,
  glow,
  handModel,
  iron,
  roundedBox,
  shared,
  torus,
} from '../../language/index.ts';

/** A lantern on a ring: four bars around a flame. */
export default handModel([
  add(
    iron,
    chain([
      [0, 0.0, 0.02, 0.026],
      [0, -0.03, 0.12, 0.026],
      [0, -0.08, 0.13, 0.024],
    ]),
    { blend: 0.006 },
  ),
  frame({ at: [0, -0.24, 0.13], turn: [-12, 24, 0] }, [
    add(iron, torus([0, 0.175, 0], 0.04, 0.02, [90, 0, 0]), { blend: 0.004 }),
    add(
      iron,
      shared(0.01, cone([0, 0.09, 0], [0, 0.17, 0], 0.13, 0.03), (_x, y) => 0.07 - y),
      { blend: 0.008 },
    ),
    add(iron, cylinder([0, -0.125, 0], 0.125, 0.034, 0.014), { blend: 0.006 }),
    add(
      iron,
      blended(
        0,
        ...[0, 1, 2, 3].map((k) =>
          roundedBox(
            [Math.sin((k * Math.PI) / 2) * 0.094, -0.02, Math.cos((k * Math.PI) / 2) * 0.094],
            [0.024, 0.1, 0.024],
            0.01,
          ),
        ),
      ),
      { blend: 0.006 },
    ),
    add(glow('#ffc04a'), blended(0.02, ball([0, -0.045, 0], 0.07), cone([0, -0.02, 0], [0, 0.06, 0], 0.05, 0.02)), {
      blend: 0,
      importance: 1.2,
    }),
  ]),
]);
