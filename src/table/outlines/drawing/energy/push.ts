import type { FoamPoint } from '../foam.ts';

/** Keeps divisions by a length finite. */
export const TINY = 1e-9;

export function slope(point: FoamPoint, x: number, y: number): void {
  point.slopeX += x;
  point.slopeY += y;
}

/** Adds `force` times the step from `b` to `a` at `a`, its opposite at `b`: a negative force parts them. */
export function pair(a: FoamPoint, b: FoamPoint, force: number): void {
  const x = force * (a.x - b.x);
  const y = force * (a.y - b.y);
  slope(a, x, y);
  slope(b, -x, -y);
}
