import { distance, distanceToSegment, type Point } from './point.ts';

/** A closed line through points; the last connects to the first, which is not repeated. */
export type Ring = readonly Point[];

/** A point of a ring with those before and after it. */
export interface Corner<P extends Point = Point> {
  before: P;
  at: P;
  after: P;
}

/** The points of a ring, each with its neighbours. */
export function corners<P extends Point>(ring: readonly P[]): Corner<P>[] {
  const last = ring.at(-1);
  if (last === undefined) return [];
  let before = last;
  return ring.map((at, k) => {
    const corner = { before, at, after: ring[k + 1] ?? ring[0] ?? at };
    before = at;
    return corner;
  });
}

/** The area of a ring: positive where it runs clockwise on the page. */
export function area(ring: Ring): number {
  return corners(ring).reduce((sum, { at, after }) => sum + at.x * after.y - after.x * at.y, 0) / 2;
}

/** The length of a ring. */
export function perimeter(ring: Ring): number {
  return corners(ring).reduce((sum, { at, after }) => sum + distance(at, after), 0);
}

/** The length of an open line. */
export function lineLength(points: readonly Point[]): number {
  return points.reduce((sum, point, k) => sum + distance(point, points[k - 1] ?? point), 0);
}

/** Is a point inside a ring (even-odd rule)? */
export function contains(ring: Ring, p: Point): boolean {
  let inside = false;
  for (const { at, after } of corners(ring)) {
    if (at.y > p.y === after.y > p.y) continue;
    if (p.x < ((after.x - at.x) * (p.y - at.y)) / (after.y - at.y) + at.x) inside = !inside;
  }
  return inside;
}

/** The distance from a point to a ring: positive inside it, negative outside. */
export function depth(ring: Ring, p: Point): number {
  const least = corners(ring).reduce(
    (least, { at, after }) => Math.min(least, distanceToSegment(p, at, after)),
    Infinity,
  );
  return contains(ring, p) ? least : -least;
}
