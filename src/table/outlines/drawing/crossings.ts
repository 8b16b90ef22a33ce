import { type Point, turn } from '../plane.ts';

/** A straight piece between two points. Pieces that share a point (the same object) may touch there. */
export type Segment = readonly [Point, Point];

export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((point, k): Segment => [points[k] ?? point, point]);
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

export function findCrossing(segments: readonly Segment[]): [Segment, Segment] | undefined {
  const left = ([a, b]: Segment) => Math.min(a.x, b.x);
  const right = ([a, b]: Segment) => Math.max(a.x, b.x);
  let open: Segment[] = [];
  for (const segment of segments.toSorted((a, b) => left(a) - left(b))) {
    open = open.filter((other) => right(other) >= left(segment));
    const crossed = open.find((other) => cross(segment, other));
    if (crossed !== undefined) return [segment, crossed];
    open.push(segment);
  }
  return undefined;
}
