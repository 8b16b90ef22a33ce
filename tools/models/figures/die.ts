import { dieFaces } from '../../../src/table/layout/die.ts';
import {
  add,
  ball,
  carve,
  clay,
  type Field,
  model,
  type Parts,
  roundedBox,
  shared,
  skin,
  soft,
} from '../language/index.ts';

const ivory = skin('#e8cf9c');
const ink = clay('#1d0d0a');

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
const PIP = 0.12;
const PRESS = 0.135;

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

/** A cube that has been in many hands: edges and corners well rounded. */
const rounded = shared(0.06, roundedBox([0, 0, 0], [0.5, 0.5, 0.5], 0.15), ball([0, 0, 0], 0.735));

/** The edges, worn pale, and a line of dirt along them. */
const nearEdge =
  (reach: number): Field =>
  (x, y, z) => {
    const [, second = 0] = [Math.abs(x), Math.abs(y), Math.abs(z)].sort((a, b) => b - a);
    return reach - second;
  };
const wear: Parts = [
  soft('#a9814a', nearEdge(0.36), { width: 0.1, amount: 0.75, on: ivory }),
  soft('#fff0cd', nearEdge(0.425), { width: 0.05, amount: 0.9, on: ivory }),
];

/** The reinforcement die: an ivory cube around the origin, 1, 2 and 3 pips pressed into three of its faces (SET-9). */
export default model({
  height: 1,
  size: 0.42,
  onChip: false,
  overhang: 0.75,
  fineError: 0.004,
  box: { least: [-0.6, -0.6, -0.6], most: [0.6, 0.6, 0.6] },
  triangles: { figure: 1300, low: 320 },
  parts: [add(ivory, rounded, { blend: 0 }), ...wear, engraved],
});
