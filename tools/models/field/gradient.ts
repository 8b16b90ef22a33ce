import type { Field, Triple } from '../language/field.ts';

/** Direction in which a field grows fastest, and how fast. */
export interface Slope {
  readonly direction: Triple;
  readonly steepness: number;
}

/** Slope of a field at a point, from four samples `step` units around it. */
export function slope(field: Field, x: number, y: number, z: number, step = 0.004): Slope {
  const a = field(x + step, y - step, z - step);
  const b = field(x - step, y - step, z + step);
  const c = field(x - step, y + step, z - step);
  const d = field(x + step, y + step, z + step);
  const [u, v, w] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const length = Math.hypot(u, v, w) || 1;
  return { direction: [u / length, v / length, w / length], steepness: length / (4 * step) };
}

/** How convex (above 0) or concave (below 0) the surface is at a place, -1 … 1: the field's Laplacian over `step` units. */
export function bulge(field: Field, x: number, y: number, z: number, step = 0.035): number {
  const around =
    field(x + step, y, z) +
    field(x - step, y, z) +
    field(x, y + step, z) +
    field(x, y - step, z) +
    field(x, y, z + step) +
    field(x, y, z - step);
  const laplacian = (around - 6 * field(x, y, z)) / step;
  return Math.max(-1, Math.min(1, laplacian * 0.55 - 0.25));
}
