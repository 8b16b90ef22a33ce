import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { OwnLook } from '../../ui/look/own-look.ts';
import { contoursOf, type Place } from '../pieces/models/contours.ts';
import { shapesOf } from '../pieces/models/relief.ts';
import { type Part, part, untinted } from '../pieces/shape.ts';

/** Edge and middle of the grid that arms are drawn on. */
const GRID = 24;

/** A convex polygon on the grid. */
type Polygon = readonly Place[];

interface Lying {
  readonly at: (place: Place) => Place;
  readonly height: (x: number, z: number) => number;
  readonly thick: number;
  /** Width of the strips in which they follow the heights, in the grid; none where they lie flat. */
  readonly strip: number | null;
  /** Width of the hem, as a share of the way to the middle. */
  readonly hem: number;
}

const GOLD = '#dcae4c';

function trianglesOf(path: string): Polygon[] {
  return shapesOf(contoursOf(path)).flatMap(({ outline, holes }) => {
    const lines = [outline, ...holes].map((line) => line.map(([x, y]) => new Vector2(x, y)));
    const all = lines.flat();
    const [first = [], ...others] = lines;
    return ShapeUtils.triangulateShape(first, others).map((corners) =>
      corners.map((corner): Place => [all[corner]?.x ?? 0, all[corner]?.y ?? 0]),
    );
  });
}

/** What of a polygon is to the inner side of a line: where `side` is not negative. */
function cut(polygon: Polygon, side: (place: Place) => number): Polygon {
  return polygon.flatMap((here, k): Place[] => {
    const before = polygon[k === 0 ? polygon.length - 1 : k - 1] ?? here;
    const [a, b] = [side(before), side(here)];
    const share = a / (a - b);
    const crossing: Place = [before[0] + (here[0] - before[0]) * share, before[1] + (here[1] - before[1]) * share];
    if (b >= 0) return a < 0 ? [crossing, here] : [here];
    return a >= 0 ? [crossing] : [];
  });
}

const areaOf = (polygon: Polygon) => ShapeUtils.area(polygon.map(([x, y]) => new Vector2(x, y)));

/** What of a convex polygon lies in another. */
function within(polygon: Polygon, other: Polygon): Polygon {
  const way = Math.sign(areaOf(other));
  return other.reduce((left, [ax, ay], k) => {
    const [bx, by] = other[(k + 1) % other.length] ?? [ax, ay];
    return cut(left, ([x, y]) => way * ((bx - ax) * (y - ay) - (by - ay) * (x - ax)));
  }, polygon);
}

function inStrips(polygon: Polygon, strip: number | null): Polygon[] {
  if (strip === null) return [polygon];
  return Array.from({ length: Math.ceil(GRID / strip) }, (_, k) =>
    cut(
      cut(polygon, ([x]) => x - k * strip),
      ([x]) => (k + 1) * strip - x,
    ),
  );
}

/** Polygons as a surface that lies face up, `lift` above the heights. */
function surface(polygons: readonly Polygon[], { at, height, strip }: Lying, lift: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const corner = (place: Place) => {
    const [x, z] = at(place);
    const [right, near] = [height(x + 0.01, z) - height(x - 0.01, z), height(x, z + 0.01) - height(x, z - 0.01)];
    const length = Math.hypot(right, 0.02, near);
    positions.push(x, height(x, z) + lift, z);
    normals.push(-right / length, 0.02 / length, -near / length);
  };
  for (const polygon of polygons.flatMap((one) => inStrips(one, strip))) {
    if (polygon.length < 3 || Math.abs(areaOf(polygon)) < 1e-4) continue;
    // Seen from above, z runs towards the viewer: what runs round one way on the grid faces up.
    const round = areaOf(polygon) > 0 ? [...polygon].reverse() : polygon;
    for (let k = 1; k + 1 < round.length; k++)
      for (const place of [round[0], round[k], round[k + 1]]) if (place !== undefined) corner(place);
  }
  return made(positions, normals);
}

function edge(outline: Polygon, { at, height, thick }: Lying): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const way = Math.sign(areaOf(outline));
  outline.forEach((here, k) => {
    const [ax, az] = at(here);
    const [bx, bz] = at(outline[(k + 1) % outline.length] ?? here);
    const length = Math.hypot(bx - ax, bz - az) || 1;
    const facing = [(way * (bz - az)) / length, 0.35, (-way * (bx - ax)) / length];
    const [a, b] = [height(ax, az), height(bx, bz)];
    const corners = [
      [ax, a, az],
      [bx, b, bz],
      [bx, b - thick, bz],
      [ax, a - thick, az],
    ] as const;
    for (const one of way > 0 ? ([0, 1, 2, 0, 2, 3] as const) : ([0, 2, 1, 0, 3, 2] as const)) {
      positions.push(...corners[one]);
      normals.push(...facing);
    }
  });
  return made(positions, normals);
}

function made(positions: readonly number[], normals: readonly number[]): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3));
}

const inwards = ([x, y]: Place, [u, v]: Place, share: number): Place => [x + (u - x) * share, y + (v - y) * share];

/** Arms as a thing that lies: outline, field and second tincture, hemmed with gold. The charge comes on top of it. */
export function armsPlate({ outline, half, field, second }: OwnLook, lying: Lying): Part[] {
  const line = contoursOf(outline)[0] ?? [];
  const whole = trianglesOf(outline);
  const divided = half === null ? [] : trianglesOf(half).flatMap((one) => whole.map((other) => within(one, other)));
  const middle: Place = [
    line.reduce((sum, [x]) => sum + x / line.length, 0),
    line.reduce((sum, [, y]) => sum + y / line.length, 0),
  ];
  const hem = line.map((here, k): Polygon => {
    const next = line[(k + 1) % line.length] ?? here;
    return [here, next, inwards(next, middle, lying.hem), inwards(here, middle, lying.hem)];
  });
  return [
    part(surface(whole, lying, 0), field, 'clay'),
    ...(half === null ? [] : [part(surface(divided, lying, 0.005), second, 'clay')]),
    part(surface(hem, lying, 0.011), GOLD, 'metal'),
    part(edge(line, lying), GOLD, 'metal'),
  ].map(untinted);
}

export function isIn(path: string, [x, y]: Place): boolean {
  return trianglesOf(path).some(
    (triangle) =>
      within(
        [
          [x, y],
          [x + 0.01, y],
          [x, y + 0.01],
        ],
        triangle,
      ).length > 2,
  );
}
