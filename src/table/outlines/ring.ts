import { distance, type Point, squaredToSegment } from './point.ts';

/** A closed line through points; the last connects to the first, which is not repeated. */
export type Ring = readonly Point[];

export interface Corner<P extends Point = Point> {
  before: P;
  at: P;
  after: P;
}

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

export function perimeter(ring: Ring): number {
  return corners(ring).reduce((sum, { at, after }) => sum + distance(at, after), 0);
}

export function lineLength(points: readonly Point[]): number {
  return points.reduce((sum, point, k) => sum + distance(point, points[k - 1] ?? point), 0);
}

/** Even-odd rule. Asked thousands of times while a board is built, so nothing is allocated. */
export function contains(ring: Ring, p: Point): boolean {
  let inside = false;
  let at = ring.at(-1) ?? p;
  for (const after of ring) {
    const crosses = at.y > p.y !== after.y > p.y;
    if (crosses && p.x < ((after.x - at.x) * (p.y - at.y)) / (after.y - at.y) + at.x) inside = !inside;
    at = after;
  }
  return inside;
}

/** The distance from a point to a ring: positive inside it, negative outside. */
export function depth(ring: Ring, p: Point): number {
  let least = Infinity;
  let at = ring.at(-1) ?? p;
  for (const after of ring) {
    least = Math.min(least, squaredToSegment(p, at, after));
    at = after;
  }
  return contains(ring, p) ? Math.sqrt(least) : -Math.sqrt(least);
}
