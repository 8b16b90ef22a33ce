import { between, distance, type Point } from './point.ts';

export function pointAlong(points: readonly Point[], length: number): Point {
  let left = length;
  let before = points[0];
  if (before === undefined) throw new Error('a line without points');
  for (const point of points.slice(1)) {
    const step = distance(before, point);
    if (left <= step) return between(before, point, step === 0 ? 0 : left / step);
    left -= step;
    before = point;
  }
  return before;
}
