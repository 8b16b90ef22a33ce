import type { BoardFacts } from '../../../rules/index.ts';
import { area, between, distance, lineLength, type Point } from '../plane.ts';
import type { Line, Side, Topology } from './dual.ts';
import type { Size } from './frame.ts';

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

/** Along x: on top or bottom of the frame; along y: on its sides. */
export type Hold = 'free' | 'along-x' | 'along-y' | 'fixed';

/** Its position, the slope of the energy there, and the memory of the descent (Adam). */
export interface FoamPoint extends Point {
  x: number;
  y: number;
  hold: Hold;
  slopeX: number;
  slopeY: number;
  speedX: number;
  speedY: number;
  roughness: number;
}

/** A board as lines of movable points. Lines that meet share the point of their junction. */
export interface Foam {
  facts: BoardFacts;
  size: Size;
  topology: Topology;
  /** The points of every border and every stretch of the frame, from its start to its end. */
  lines: Map<Line, FoamPoint[]>;
  /** For each region, the centre of the disc it must have room for. */
  centres: FoamPoint[];
}

export function foamPoint(p: Point, hold: Hold = 'free'): FoamPoint {
  return { x: p.x, y: p.y, hold, slopeX: 0, slopeY: 0, speedX: 0, speedY: 0, roughness: 0 };
}

export function pointsOf(foam: Foam, line: Line): FoamPoint[] {
  const points = foam.lines.get(line);
  if (points === undefined) throw new Error(`line ${line.regions.join('-')} was not drawn`);
  return points;
}

export function allPoints(foam: Foam): FoamPoint[] {
  return [...new Set([...foam.lines.values()].flat())];
}

/** A region's outline: clockwise on the page. */
export function outlineOf(foam: Foam, region: number): FoamPoint[] {
  return (foam.topology.loops[region] ?? []).flatMap(({ line, reversed }) => {
    const points = pointsOf(foam, line);
    return reversed ? points.slice(1).reverse() : points.slice(0, -1);
  });
}

export function outlinesOf(foam: Foam): FoamPoint[][] {
  return foam.facts.regions.map((region) => outlineOf(foam, region.id));
}

/** Reverses every anticlockwise loop, so that all areas are positive. */
export function orientLoops(foam: Foam): void {
  const { loops } = foam.topology;
  loops.forEach((loop, region) => {
    if (area(outlineOf(foam, region)) < 0) loops[region] = loop.map(turned).reverse();
  });
}

function turned(side: Side): Side {
  return { line: side.line, reversed: !side.reversed };
}

/** Redraws every border with points about `spacing` apart, with at least `least` steps; its end points stay. */
export function resample(foam: Foam, spacing: number, least = 4): void {
  for (const line of foam.topology.borders) {
    const points = pointsOf(foam, line);
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) continue;
    const length = lineLength(points);
    const steps = Math.max(least, Math.round(length / spacing));
    const inner = Array.from({ length: steps - 1 }, (_, k) =>
      foamPoint(pointAlong(points, (length * (k + 1)) / steps)),
    );
    foam.lines.set(line, [first, ...inner, last]);
  }
}

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
