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
