import { dieFaces } from '../../../src/table/layout/die.ts';
import { add, ball, carve, model, type Parts, roundedBox, wet } from '../language/index.ts';

const ivory = wet('#e6d6b2');
const ink = wet('#3a1712');

/** Positions of 1, 2 and 3 pips on a face, across and along it, relative to its edge. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.2, -0.2],
    [0.2, 0.2],
  ],
  3: [
    [-0.24, -0.24],
    [0, 0],
    [0.24, 0.24],
  ],
};

/** Radius of a pip, and of the ball that is pressed into the face to make it. */
const PIP = 0.105;
const PRESS = 0.14;

const engraved: Parts = dieFaces.flatMap(({ value, normal: [x, y, z] }) =>
  (pips[value] ?? []).map(([u, v]) => {
    const out = 0.5 + Math.sqrt(PRESS ** 2 - PIP ** 2);
    return carve(ink, ball([x * out + y * u + z * v, y * out + z * u + x * v, z * out + x * u + y * v], PRESS), {
      blend: 0.006,
      grow: 0.003,
      importance: 3,
    });
  }),
);

/** The reinforcement die: an ivory cube around the origin, 1, 2 and 3 pips pressed into three of its faces (SET-9). */
export default model({
  height: 1,
  size: 0.42,
  onChip: false,
  overhang: 0.75,
  fineError: 0.004,
  box: { least: [-0.6, -0.6, -0.6], most: [0.6, 0.6, 0.6] },
  triangles: { figure: 900, low: 280 },
  parts: [add(ivory, roundedBox([0, 0, 0], [0.5, 0.5, 0.5], 0.11), { blend: 0 }), engraved],
});
