import { distance } from '../../point.ts';
import { lineLength } from '../../ring.ts';
import type { FoamPoint } from '../foam.ts';
import { pair, slope, TINY } from './push.ts';
import type { Weights } from './weights.ts';

/** Keeps the bending of very short lines finite. */
const SOFT_STEP = 0.02;

export function pressBorder(points: readonly FoamPoint[], w: Weights): void {
  const steps = points.length - 1;
  const mean = lineLength(points) / steps;
  partEnds(points, w);
  const bending = (2 * w.bending) / (mean + SOFT_STEP);
  points.forEach((at, k) => {
    const after = points[k + 1];
    if (after === undefined) return;
    const length = distance(at, after) + TINY;
    pair(at, after, (w.length + 2 * w.spacing * (length - mean) * steps) / length);
    const before = points[k - 1];
    if (before !== undefined) straighten(before, at, after, bending);
  });
}

/** Holds a short border's ends apart along the chord: a floor on the length would fold it into a zigzag. */
function partEnds(points: readonly FoamPoint[], w: Weights): void {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  const [x, y] = [first.x - last.x, first.y - last.y];
  const chord = Math.hypot(x, y) + 1e-6;
  if (chord >= w.leastBorder) return;
  const force = (-2 * w.borderFloor * (w.leastBorder - chord)) / chord;
  points.forEach((point, k) => {
    const share = 1 - (2 * k) / (points.length - 1);
    slope(point, force * x * share, force * y * share);
  });
}

function straighten(before: FoamPoint, at: FoamPoint, after: FoamPoint, force: number): void {
  const x = force * (at.x - (before.x + after.x) / 2);
  const y = force * (at.y - (before.y + after.y) / 2);
  slope(at, x, y);
  slope(before, -x / 2, -y / 2);
  slope(after, -x / 2, -y / 2);
}

export function pressFrame(points: readonly FoamPoint[], w: Weights): void {
  const short = w.leastFrame - lineLength(points);
  if (short <= 0) return;
  points.forEach((at, k) => {
    const after = points[k + 1];
    if (after !== undefined) pair(at, after, (-2 * w.borderFloor * short) / (distance(at, after) + TINY));
  });
}
