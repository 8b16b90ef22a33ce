import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { Sign } from '../../../ui/look/index.ts';
import { type Part, part } from '../shape.ts';
import { type Contour, contoursOf, type Place } from './contours.ts';

/** Middle and edge of a sign's grid. */
const GRID = 24;

interface Relief {
  /** Its middle, and the height of what it lies on. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Edge of the sign's grid, in model units. */
  readonly size: number;
  readonly high: number;
  readonly colour: string;
  /** Colour of its walls, which lean outwards as if cut with a knife. */
  readonly side: string;
}

/** How far the foot of a wall stands out beyond its top, relative to its height. */
const LEAN = 0.3;

/** A sign lying face up, its top towards -z. Its colours are its own: the piece's tint leaves them. */
export function relief(sign: Sign, { at, size, high, colour, side }: Relief): Part[] {
  const scale = size / GRID;
  const spot = ([x, y]: Place): Place => [at[0] + (x - GRID / 2) * scale, at[2] + (y - GRID / 2) * scale];
  return (sign.fill ?? []).flatMap((path) =>
    shapesOf(contoursOf(path)).flatMap(({ outline, holes }) => {
      const lines = [outline, ...holes].map((line) => line.map(spot));
      return [part(top(lines, at[1] + high), colour, 'clay', 0), part(walls(lines, at[1], high), side, 'clay', 0)];
    }),
  );
}

export interface Shape {
  readonly outline: Contour;
  readonly holes: readonly Contour[];
}

/** Lines within others by turns leave out and fill in (the even-odd rule). */
export function shapesOf(contours: readonly Contour[]): Shape[] {
  const around = (line: Contour) => contours.filter((other) => other !== line && holds(other, line));
  const depths = new Map(contours.map((line) => [line, around(line).length]));
  const depth = (line: Contour) => depths.get(line) ?? 0;
  return contours
    .filter((line) => depth(line) % 2 === 0)
    .map((outline) => ({
      outline: turned(outline, true),
      holes: contours
        .filter((line) => depth(line) === depth(outline) + 1 && holds(outline, line))
        .map((line) => turned(line, false)),
    }));
}

function holds(outer: Contour, inner: Contour): boolean {
  return inner.filter((place) => contains(outer, place)).length > inner.length / 2;
}

function contains(line: Contour, [x, y]: Place): boolean {
  let inside = false;
  line.forEach(([ax, ay], k) => {
    const [bx, by] = line[k === 0 ? line.length - 1 : k - 1] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function turned(line: Contour, positive: boolean): Contour {
  return ShapeUtils.area(line.map(([x, y]) => new Vector2(x, y))) > 0 === positive ? line : [...line].reverse();
}

function top(lines: readonly Contour[], y: number): BufferGeometry {
  const [outline = [], ...holes] = lines.map((line) => line.map(([x, z]) => new Vector2(x, z)));
  const faces = ShapeUtils.triangulateShape(outline, holes);
  const all = [outline, ...holes].flat();
  const geometry = new BufferGeometry();
  const positions = all.flatMap(({ x, y: z }) => [x, y, z]);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      all.flatMap(() => [0, 1, 0]),
      3,
    ),
  );
  // On the table z runs towards the viewer: seen from above, what ran one way round runs the other.
  return geometry.setIndex(faces.flatMap(([a = 0, b = 0, c = 0]) => [a, c, b]));
}

function walls(lines: readonly Contour[], foot: number, high: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const line of lines)
    line.forEach(([ax, az], k) => {
      const [bx, bz] = line[(k + 1) % line.length] ?? [ax, az];
      const length = Math.hypot(bx - ax, bz - az);
      const [nx, nz] = [(bz - az) / length, (ax - bx) / length];
      const [ox, oz] = [nx * high * LEAN, nz * high * LEAN];
      const corners = [
        [ax, foot + high, az],
        [bx, foot + high, bz],
        [bx + ox, foot, bz + oz],
        [ax + ox, foot, az + oz],
      ] as const;
      for (const corner of [0, 1, 2, 0, 2, 3] as const) {
        positions.push(...corners[corner]);
        normals.push(nx * 0.8, 0.6, nz * 0.8);
      }
    });
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3));
}
