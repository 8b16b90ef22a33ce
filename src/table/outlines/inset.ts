import { between, type Corner, corners, distance, distanceToSegment, type Point, type Ring, turn } from './plane.ts';

/** Width of the gutter on each side of a border, and the rounding of a region's corners, in board units. */
export const GUTTER = 0.022;
const ROUNDING = 0.045;

/** Rings are split into steps of at most this length before they are moved. */
const STEP = 0.04;
/** The angle between the points of an arc around a corner, in radians. */
const ARC_STEP = 0.35;
/** Points of the result that deviate less than this from a straight line are dropped. */
const STRAIGHT = 0.0008;

/** Clockwise, convex corners rounded. Valid while the region is everywhere wider than twice both together. */
export function inset(outline: Ring, gutter = GUTTER, rounding = ROUNDING): Point[] {
  return thinned(offset(thinned(offset(outline, gutter + rounding)), -rounding));
}

/**
 * Moves a ring inwards by `by` (outwards if negative): all points at that distance from the ring. Each step moves along its normal, opening corners
 * get an arc, and points that end up too close to the ring are dropped.
 */
function offset(ring: Ring, by: number): Point[] {
  const around = corners(dense(ring));
  const far = Math.abs(by) - 1e-7;
  return around.flatMap((corner) => moved(corner, by)).filter((p) => clears(p, around, far));
}

function moved({ before, at, after }: Corner, by: number): Point[] {
  const middle = shifted(between(at, after, 0.5), normalAngle(at, after), by);
  const opens = turn(before, at, after) * by < 0;
  if (!opens) return [middle];
  const from = normalAngle(before, at);
  const swing = Math.atan2(Math.sin(normalAngle(at, after) - from), Math.cos(normalAngle(at, after) - from));
  const parts = Math.max(1, Math.ceil(Math.abs(swing) / ARC_STEP));
  const arc = Array.from({ length: parts + 1 }, (_, k) => shifted(at, from + (swing * k) / parts, by));
  return [...arc, middle];
}

/** The direction to the right of the step from `a` to `b`: inwards, on a ring that runs clockwise on the page. */
function normalAngle(a: Point, b: Point): number {
  return Math.atan2(b.x - a.x, -(b.y - a.y));
}

function shifted(p: Point, angle: number, by: number): Point {
  return { x: p.x + Math.cos(angle) * by, y: p.y + Math.sin(angle) * by };
}

function clears(p: Point, around: readonly Corner[], far: number): boolean {
  const near = far + STEP;
  for (const { at, after } of around) {
    // Most steps are far away, and this test is cheaper than the distance.
    if (Math.abs(p.x - at.x) > near || Math.abs(p.y - at.y) > near) continue;
    if (distanceToSegment(p, at, after) < far) return false;
  }
  return true;
}

function dense(ring: Ring): Point[] {
  return corners(ring).flatMap(({ at, after }) => {
    const parts = Math.max(1, Math.ceil(distance(at, after) / STEP));
    return Array.from({ length: parts }, (_, k) => between(at, after, k / parts));
  });
}

function thinned(ring: Ring): Point[] {
  const kept: Point[] = [];
  let skipped: Point[] = [];
  ring.forEach((point, k) => {
    const [last, next] = [kept.at(-1), ring[k + 1]];
    const candidates = [...skipped, point];
    if (
      last !== undefined &&
      next !== undefined &&
      candidates.every((p) => distanceToSegment(p, last, next) < STRAIGHT)
    ) {
      skipped = candidates;
      return;
    }
    kept.push(point);
    skipped = [];
  });
  return kept;
}
