import type { Point } from './point.ts';

/** Adds points between those of an open line so that it bends smoothly through them (uniform Catmull-Rom). */
export function smoothLine(points: readonly Point[], parts: number): Point[] {
  const smooth: Point[] = points.slice(0, 1);
  points.slice(1).forEach((to, k) => {
    const from = points[k] ?? to;
    const before = points[k - 1] ?? mirrored(to, from);
    const after = points[k + 2] ?? mirrored(from, to);
    for (let part = 1; part < parts; part++) {
      const t = part / parts;
      smooth.push({
        x: catmullRom(before.x, from.x, to.x, after.x, t),
        y: catmullRom(before.y, from.y, to.y, after.y, t),
      });
    }
    smooth.push(to);
  });
  return smooth;
}

/** The mirror image of `p` about `about`. */
function mirrored(p: Point, about: Point): Point {
  return { x: 2 * about.x - p.x, y: 2 * about.y - p.y };
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
