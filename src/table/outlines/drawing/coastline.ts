import { distance, type Point } from '../point.ts';
import { lineLength } from '../ring.ts';
import type { Random } from './random.ts';
import { smoothStep } from './warp.ts';

/** Spacing of the noise's knots, coarse and fine, and the fine one's share. */
const COARSE = 0.26;
const FINE = 0.11;
const FINE_SHARE = 0.32;
/** The noise fades over this length at both ends, so that junctions and their angles stay. */
const FADE = 0.16;

/** A line with a hand-drawn look: its points for a strength of the noise (board units; negative mirrors it). */
export type HandCut = (strength: number) => Point[];

/** Prepares a line for seeded noise along its normal. */
export function handCut(points: readonly Point[], random: Random): HandCut {
  const length = lineLength(points);
  const coarse = noise(length, COARSE, random);
  const fine = noise(length, FINE, random);
  let along = 0;
  const cuts = points.map((p, k) => {
    const [before, after] = [points[k - 1], points[k + 1]];
    if (before === undefined || after === undefined) return { p, x: 0, y: 0 };
    along += distance(before, p);
    const off =
      (coarse(along) + FINE_SHARE * fine(along)) * smoothStep(along / FADE) * smoothStep((length - along) / FADE);
    const step = distance(before, after) || 1;
    return { p, x: (-(after.y - before.y) / step) * off, y: ((after.x - before.x) / step) * off };
  });
  return (strength) => cuts.map(({ p, x, y }) => ({ x: p.x + x * strength, y: p.y + y * strength }));
}

/** Smooths a line in place of its wiggles; its ends stay. */
export function smoothed(points: readonly Point[], passes: number): Point[] {
  let line: Point[] = points.map(({ x, y }) => ({ x, y }));
  for (let pass = 0; pass < passes; pass++) {
    line = line.map((p, k) => {
      const [before, after] = [line[k - 1], line[k + 1]];
      if (before === undefined || after === undefined) return p;
      return { x: p.x / 2 + (before.x + after.x) / 4, y: p.y / 2 + (before.y + after.y) / 4 };
    });
  }
  return line;
}

/** A smooth random function of a length, between about -1 and 1 (Catmull-Rom through random knots). */
function noise(length: number, spacing: number, random: Random): (at: number) => number {
  const count = Math.max(2, Math.round(length / spacing));
  const knots = Array.from({ length: count + 3 }, () => 2 * random() - 1);
  const knot = (k: number) => knots[Math.max(0, k)] ?? 0;
  return (at) => {
    const t = (at / length) * count;
    const k = Math.min(count - 1, Math.floor(t));
    const f = t - k;
    const [a, b, c, d] = [knot(k - 1), knot(k), knot(k + 1), knot(k + 2)];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
}
