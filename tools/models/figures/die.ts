import { dieFaces } from '../../../src/table/layout/die.ts';
import {
  add,
  ball,
  carve,
  clay,
  decal,
  type Field,
  model,
  type Parts,
  polish,
  roundedBox,
  shared,
  soft,
} from '../language/index.ts';

const ivory = polish('#f6eedd');
const ink = clay('#0e0605');
const groove = clay('#9a7340');

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
const PIP = 0.128;
const PRESS = 0.143;

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

/** The second of a point's three distances from the middle planes: how far out towards an edge it is on its face. */
const outwards: Field = (x, y, z) => {
  const [, second = 0] = [Math.abs(x), Math.abs(y), Math.abs(z)].sort((a, b) => b - a);
  return second;
};
const nearEdge =
  (reach: number): Field =>
  (x, y, z) =>
    reach - outwards(x, y, z);

/** The edges, handled dark and at the very rim worn pale again. */
const wear: Parts = [
  soft('#8d6636', nearEdge(0.4), { width: 0.08, amount: 0.8, on: ivory }),
  soft('#e9d6b0', nearEdge(0.455), { width: 0.03, amount: 0.8, on: ivory }),
];

/** A thin line around every face, so that a blank one shows that it was made to be blank. */
const frame: Parts = decal(groove, (x, y, z) => Math.abs(outwards(x, y, z) - 0.345) - 0.013, {
  importance: 2.2,
  on: ivory,
});

/** The reinforcement die: a polished ivory cube around the origin, 1, 2 and 3 pips pressed into three of its faces (SET-9). */
export default model({
  height: 1,
  size: 0.42,
  onChip: false,
  overhang: 0.75,
  fineError: 0.004,
  box: { least: [-0.6, -0.6, -0.6], most: [0.6, 0.6, 0.6] },
  triangles: { figure: 1900, low: 420 },
  parts: [add(ivory, rounded, { blend: 0 }), ...wear, frame, engraved],
});
