import { distance, lineLength } from '../../plane.ts';
import type { Line } from '../dual.ts';
import { type Foam, type FoamPoint, pair, pointsOf, slope, TINY } from '../foam.ts';
import type { Size } from '../frame.ts';
import type { Weights } from './weights.ts';

/** Borders keep this far from the frame, unless they end on it. */
const MARGIN = 0.44;
/** Near the frame a border's k-th point may be k times this close. */
const APPROACH = 0.06;
/** Junctions on the frame keep this far from its corners. */
const CORNER_GAP = 0.42;
/** The frame repels this much more strongly than other unrelated lines. */
const STRENGTH = 3;

export function marginsOf(foam: Foam, w: Weights): Map<FoamPoint, number> {
  const full = Math.max(w.apart, MARGIN);
  const margins = new Map<FoamPoint, number>();
  for (const line of foam.topology.borders) {
    const points = pointsOf(foam, line);
    const last = points.length - 1;
    points.forEach((point, k) => {
      if (point.hold !== 'free') return;
      // An inner junction belongs to several borders, so it keeps the full margin.
      const inner = k > 0 && k < last;
      const fromStart = inner && line.start.gap !== undefined ? k : Infinity;
      const fromEnd = inner && line.end.gap !== undefined ? last - k : Infinity;
      const steps = Math.min(fromStart, fromEnd);
      margins.set(point, Math.min(full, steps * APPROACH));
    });
  }
  return margins;
}

export function pressFromFrame(point: FoamPoint, margin: number, { width, height }: Size, w: Weights): void {
  const force = 2 * w.strangers * STRENGTH;
  const lack = (inradius: number) => force * Math.max(0, margin - inradius);
  slope(point, lack(width - point.x) - lack(point.x), lack(height - point.y) - lack(point.y));
}

export function pressFromCorners(point: FoamPoint, { width, height }: Size, w: Weights): void {
  const lack = (inradius: number) => 2 * w.strangers * Math.max(0, CORNER_GAP - inradius);
  if (point.hold === 'along-x') slope(point, lack(width - point.x) - lack(point.x), 0);
  if (point.hold === 'along-y') slope(point, 0, lack(height - point.y) - lack(point.y));
}

interface Place {
  point: FoamPoint;
  /** Undefined at the end of a border: such a point belongs to every border that meets there. */
  line: Line | undefined;
  fromStart: number;
  fromEnd: number;
}

/** Two points are not strangers if a walk along the borders between them is shorter than this many `apart`. */
const WALK = 2.2;
/** How much farther than `apart` the search looks, since its result serves for several steps. */
const LOOK = 1.4;

/** Pairs of points that are near in the plane and far along the borders. */
export function strangersIn(foam: Foam, w: Weights): [FoamPoint, FoamPoint][] {
  const cells = new Map<string, Place[]>();
  const cell = (p: FoamPoint, dx = 0, dy = 0) =>
    `${Math.floor(p.x / (w.apart * LOOK)) + dx},${Math.floor(p.y / (w.apart * LOOK)) + dy}`;
  const found: [FoamPoint, FoamPoint][] = [];
  for (const place of placesOf(foam)) {
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const other of cells.get(cell(place.point, dx, dy)) ?? []) {
          if (strange(foam, place, other, w.apart * WALK)) found.push([place.point, other.point]);
        }
      }
    }
    const key = cell(place.point);
    cells.set(key, [...(cells.get(key) ?? []), place]);
  }
  return found;
}

function placesOf(foam: Foam): Place[] {
  const ends = new Set<FoamPoint>();
  const places: Place[] = [];
  for (const line of foam.topology.borders) {
    const points = pointsOf(foam, line);
    const step = lineLength(points) / (points.length - 1);
    points.forEach((point, k) => {
      const inner = k > 0 && k < points.length - 1;
      if (inner) places.push({ point, line, fromStart: k * step, fromEnd: (points.length - 1 - k) * step });
      else ends.add(point);
    });
  }
  return [...places, ...[...ends].map((point) => ({ point, line: undefined, fromStart: 0, fromEnd: 0 }))];
}

function strange(foam: Foam, a: Place, b: Place, walk: number): boolean {
  if (a.line === undefined || b.line === undefined) {
    const line = a.line ?? b.line;
    if (line === undefined) return false;
    const points = pointsOf(foam, line);
    const end = a.line === undefined ? a.point : b.point;
    return end !== points[0] && end !== points.at(-1);
  }
  if (a.line === b.line) return Math.abs(a.fromStart - b.fromStart) >= walk;
  return walkBetween(a, a.line, b, b.line) >= walk;
}

function walkBetween(a: Place, lineA: Line, b: Place, lineB: Line): number {
  let least = Infinity;
  for (const [end, way] of [
    [lineA.start, a.fromStart],
    [lineA.end, a.fromEnd],
  ] as const) {
    if (end === lineB.start) least = Math.min(least, way + b.fromStart);
    if (end === lineB.end) least = Math.min(least, way + b.fromEnd);
  }
  return least;
}

export function partStrangers(a: FoamPoint, b: FoamPoint, w: Weights): void {
  const off = distance(a, b) + TINY;
  if (off >= w.apart) return;
  const stiff = 1 + Math.min(w.apart / (2.5 * off), 4) ** 3;
  pair(a, b, (-2 * w.strangers * stiff * (w.apart - off)) / off);
}
