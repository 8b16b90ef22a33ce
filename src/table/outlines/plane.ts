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

/** A point on a board, in board units: x to the right, y down the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Twice the signed area of the triangle a, b, c: positive where the turn is clockwise on the page (y points down). */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  return Math.sqrt(squaredToSegment(p, a, b));
}

/** The square of that distance: cheaper, where many are compared. */
export function squaredToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared;
  const t = Math.min(1, Math.max(0, share));
  const x = p.x - a.x - t * dx;
  const y = p.y - a.y - t * dy;
  return x * x + y * y;
}
