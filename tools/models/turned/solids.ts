import type { Colour } from '../../../src/ui/look/colour.ts';
import type { Triple } from '../language/field.ts';
import type { Finish } from '../language/paint.ts';
import { type Clay, type Corner, facing, unit } from './clay.ts';

/** A ring of a turned solid, from its foot to its top: how far out and up it is, and its colour there. A radius of 0 closes it to a point. */
export interface Ring {
  readonly out: number;
  readonly up: number;
  readonly colour: Colour;
  readonly open?: number;
}

/** How a solid is turned. */
interface Style {
  readonly sides: number;
  readonly finish?: Finish;
  /** Scales the radius at an angle (radians) of a ring: dents, lobes. */
  readonly dent?: (angle: number, ring: number) => number;
  /** How far the axis strays from the upright at a height. */
  readonly stray?: (up: number) => readonly [x: number, z: number];
  /** Bevelled edges between all faces, each of one colour: cut stone. Its lower and its upper colour meet in teeth. */
  readonly cut?: boolean;
  /** Turn of the first side, in radians. */
  readonly from?: number;
}

/** A solid turned about the upright axis; open below its first ring. */
export function turned(rings: readonly Ring[], style: Style): Clay {
  const { sides, finish = 'cloth', dent = () => 1, stray = () => [0, 0], cut = false, from = 0 } = style;
  const lean = rings.map((_, k): readonly [number, number] => {
    const [under, over] = [rings[Math.max(0, k - 1)], rings[Math.min(rings.length - 1, k + 1)]];
    return [(over?.up ?? 0) - (under?.up ?? 0), (under?.out ?? 0) - (over?.out ?? 0)];
  });
  const corner = (k: number, side: number): Corner => {
    const { out, up, colour, open = 1 } = rings[k] ?? { out: 0, up: 0, colour: '#ffffff' };
    const angle = from + ((side % sides) / sides) * 2 * Math.PI;
    const [x, z] = stray(up);
    const [wide, [sideways, upwards]] = [out * dent(angle, k), lean[k] ?? [1, 0]];
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const faces: Triple = out === 0 ? [0, 1, 0] : unit([sin * sideways, upwards, cos * sideways]);
    return { at: [x + sin * wide, up, z + cos * wide], faces, colour, open, finish };
  };
  const corners: Corner[] = [];
  const triangle = (a: Corner, b: Corner, c: Corner) => corners.push(...(cut ? cutFace(a, b, c) : [a, b, c]));
  for (let k = 0; k + 1 < rings.length; k++)
    for (let side = 0; side < sides; side++) {
      const [a, b] = [corner(k, side), corner(k, side + 1)];
      const [c, d] = [corner(k + 1, side), corner(k + 1, side + 1)];
      if (rings[k]?.out !== 0) triangle(...(cut ? ([b, c, a] as const) : ([a, b, c] as const)));
      if (rings[k + 1]?.out !== 0) triangle(b, d, c);
    }
  return corners;
}

/** The share of a cut face's own direction in that of its corners: less rounds its edges. */
const CUT = 0.6;

/** A triangle with bevelled edges: mostly its own direction, and the colour of its last corner. */
export function cutFace(a: Corner, b: Corner, c: Corner): readonly Corner[] {
  const [x, y, z] = facing(a.at, b.at, c.at);
  return [a, b, c].map((corner) => {
    const [u, v, w] = corner.faces;
    const faces = unit([x * CUT + u * (1 - CUT), y * CUT + v * (1 - CUT), z * CUT + w * (1 - CUT)]);
    return { ...corner, faces, colour: c.colour, open: c.open };
  });
}

/** A ball stretched to three radii, open below: leaves, fleece. Dark below, light above. */
export function billow(
  [x, y, z]: Triple,
  [wide, high, deep]: Triple,
  [shade, light]: readonly [Colour, Colour],
  sides: number,
  finish: Finish = 'cloth',
): Clay {
  const rings: Ring[] = [
    { out: 0.86, up: -0.5, colour: shade, open: 0.45 },
    { out: 0.97, up: 0.15, colour: shade, open: 0.85 },
    { out: 0.66, up: 0.72, colour: light },
    { out: 0, up: 1, colour: light },
  ];
  return turned(rings, { sides, finish, from: x * 40 + z * 70 }).map((corner) => ({
    ...corner,
    at: [x + corner.at[0] * wide, y + corner.at[1] * high, z + corner.at[2] * deep],
    faces: unit([corner.faces[0] / wide, corner.faces[1] / high, corner.faces[2] / deep]),
  }));
}

/** A bar from one place to another, thick at the first and thin at the second: trunks, boughs, stems. */
export function bar(
  from: Triple,
  to: Triple,
  thick: number,
  thin: number,
  [foot, tip]: readonly [Colour, Colour],
  sides = 4,
  finish: Finish = 'clay',
): Clay {
  const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const [u] = [unit(Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [along[2], 0, -along[0]])];
  const v: Triple = unit([
    along[1] * u[2] - along[2] * u[1],
    along[2] * u[0] - along[0] * u[2],
    along[0] * u[1] - along[1] * u[0],
  ]);
  const corner = (at: Triple, radius: number, side: number, colour: Colour, open: number): Corner => {
    const angle = (side / sides) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const out: Triple = [u[0] * cos - v[0] * sin, u[1] * cos - v[1] * sin, u[2] * cos - v[2] * sin];
    const place: Triple = [at[0] + out[0] * radius, at[1] + out[1] * radius, at[2] + out[2] * radius];
    return { at: place, faces: out, colour, open, finish };
  };
  return Array.from({ length: sides }, (_, side) => {
    const [a, b] = [corner(from, thick, side, foot, 0.7), corner(from, thick, side + 1, foot, 0.7)];
    const [c, d] = [corner(to, thin, side, tip, 1), corner(to, thin, side + 1, tip, 1)];
    const upright = facing(a.at, b.at, c.at);
    const outwards = upright[0] * a.faces[0] + upright[1] * a.faces[1] + upright[2] * a.faces[2] > 0;
    const [p, q, r, s] = outwards ? [a, b, c, d] : [b, a, d, c];
    return thin === 0 ? [p, q, r] : [p, q, r, q, s, r];
  }).flat();
}

/** A flat round on the ground, seen from above: pools, leaves. `wide` gives its radius at an angle (radians). */
export function disc(
  [x, y, z]: Triple,
  wide: (angle: number) => number,
  colours: readonly [middle: Colour, edge: Colour],
  sides: number,
  finish: Finish = 'cloth',
): Clay {
  const corner = (angle: number, radius: number, colour: Colour): Corner => {
    const at: Triple = [x + Math.sin(angle) * radius, y, z + Math.cos(angle) * radius];
    return { at, faces: [0, 1, 0], colour, open: 1, finish };
  };
  return Array.from({ length: sides }, (_, side) => {
    const [a, b] = [(side / sides) * 2 * Math.PI, ((side + 1) / sides) * 2 * Math.PI];
    return [corner(0, 0, colours[0]), corner(a, wide(a), colours[1]), corner(b, wide(b), colours[1])];
  }).flat();
}
