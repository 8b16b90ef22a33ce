import { add, ball, blended, clay, cloth, ellipsoid, model } from '../language/index.ts';

const grass = cloth('#587f36');
const blossoms = [
  ['#f4e6ef', [0.2, 0.3, 0.16], 0.19],
  ['#f0c94a', [-0.24, 0.36, 0.04], 0.2],
  ['#d56f86', [0.04, 0.26, -0.24], 0.18],
] as const;

/** A tuft of grass with three wild flowers. */
export default model({
  height: 0.5,
  size: 0.075,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 54, low: 26 },
  parts: [
    add(grass, blended(0.06, ellipsoid([0, 0.06, 0], [0.42, 0.22, 0.4]), ball([-0.16, 0.16, 0], 0.16)), {
      blend: 0,
      importance: 0.7,
    }),
    ...blossoms.map(([colour, at, radius]) => add(clay(colour), ball(at, radius), { blend: 0.004 })),
  ],
});
