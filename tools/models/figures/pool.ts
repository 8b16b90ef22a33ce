import { add, blended, clay, cloth, ellipsoid, type Field, model, shared, skin, soft } from '../language/index.ts';

const water = skin('#2b4a42');
const mud = cloth('#4b4a34');
const pad = clay('#7fa04a');
const bloom = clay('#e6a7c4');

/** The shore: an uneven round. */
const shore =
  (grow: number): Field =>
  (x, _, z) => {
    const angle = Math.atan2(x, z);
    return (Math.hypot(x, z * 1.12) - 0.5 - grow - 0.05 * Math.sin(angle * 3 + 1) - 0.03 * Math.sin(angle * 5)) * 0.85;
  };

/** A pool of the swamp: dark water in a rim of mud, two lily pads and a bloom. */
export default model({
  height: 0.2,
  size: 0.19,
  onChip: false,
  overhang: 0.72,
  triangles: { figure: 110, low: 40 },
  parts: [
    add(
      mud,
      shared(0.02, shore(0.07), (_, y) => y - 0.05),
      { blend: 0, importance: 0.8 },
    ),
    add(
      water,
      shared(0.002, shore(-0.02), (_, y) => y - 0.06),
      { blend: 0 },
    ),
    soft('#5f9484', ellipsoid([-0.1, 0.06, 0.16], [0.26, 0.1, 0.12], [0, 25, 0]), {
      width: 0.2,
      amount: 0.9,
      on: water,
    }),
    add(
      pad,
      blended(
        0,
        ellipsoid([0.18, 0.07, 0.14], [0.15, 0.035, 0.14]),
        ellipsoid([-0.2, 0.07, -0.1], [0.12, 0.034, 0.12]),
      ),
      { blend: 0.002 },
    ),
    add(bloom, ellipsoid([0.18, 0.12, 0.13], [0.07, 0.06, 0.07]), { blend: 0.002 }),
  ],
});
