import { distance, lineLength } from '../../plane.ts';
import type { Junction } from '../dual.ts';
import { type Foam, type FoamPoint, pair, pointsOf, slope, TINY } from '../foam.ts';
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

/** The end of a border at a junction: the junction's point and the next two. */
interface Arm {
  root: FoamPoint;
  first: FoamPoint;
  second: FoamPoint;
}

/** Weight of a border's squareness to the frame, relative to that of the angles. */
const SQUARE_SHARE = 0.35;

export function armsOf(foam: Foam): Arm[][] {
  return foam.topology.junctions.map((junction) =>
    foam.topology.borders.flatMap((line) => armsAt(foam, line, junction)),
  );
}

function armsAt(foam: Foam, line: Foam['topology']['borders'][number], junction: Junction): Arm[] {
  const points = pointsOf(foam, line);
  const arms: Arm[] = [];
  for (const [end, walk] of [
    [line.start, points],
    [line.end, points.toReversed()],
  ] as const) {
    const [root, first, second] = walk;
    if (end === junction && root !== undefined && first !== undefined && second !== undefined)
      arms.push({ root, first, second });
  }
  return arms;
}

export function pressAngles(arms: readonly Arm[], w: Weights): void {
  arms.forEach((one, k) => {
    for (const other of arms.slice(k + 1)) {
      openAngle(one.root, one.second, other.second, w);
      openAngle(one.root, one.first, other.first, w);
    }
    if (one.root.hold !== 'free') square(one, w);
  });
}

function openAngle(root: FoamPoint, a: FoamPoint, b: FoamPoint, w: Weights): void {
  const [ax, ay, bx, by] = [a.x - root.x, a.y - root.y, b.x - root.x, b.y - root.y];
  const la = Math.hypot(ax, ay) + 1e-6;
  const lb = Math.hypot(bx, by) + 1e-6;
  const cosine = (ax * bx + ay * by) / (la * lb);
  const over = cosine - Math.cos(w.angle);
  if (over <= 0) return;
  const force = 2 * w.angles * over;
  const dax = force * (bx / (la * lb) - (cosine * ax) / (la * la));
  const day = force * (by / (la * lb) - (cosine * ay) / (la * la));
  const dbx = force * (ax / (la * lb) - (cosine * bx) / (lb * lb));
  const dby = force * (ay / (la * lb) - (cosine * by) / (lb * lb));
  slope(a, dax, day);
  slope(b, dbx, dby);
  slope(root, -dax - dbx, -day - dby);
}

/** Lowers the square of the cosine between an arm and the frame. */
function square({ root, second }: Arm, w: Weights): void {
  const [x, y] = [second.x - root.x, second.y - root.y];
  const length = Math.hypot(x, y) + 1e-6;
  const alongX = root.hold === 'along-x';
  const cosine = (alongX ? x : y) / length;
  const force = (2 * w.angles * SQUARE_SHARE * cosine) / length;
  const along = force * (1 - cosine * cosine);
  const across = -force * cosine * ((alongX ? y : x) / length);
  if (alongX) {
    slope(second, along, across);
    slope(root, -along, 0);
  } else {
    slope(second, across, along);
    slope(root, 0, -along);
  }
}
