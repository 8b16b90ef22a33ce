import type { BoardId } from '../../rules/index.ts';
import type { Arc, BoardGeometry, RegionGeometry, Side, Spot } from './geometry.ts';
import type { Point } from './plane.ts';

/** As stored (written by tools/boards), in integers, `SCALE` per board unit; the origin is the centre. */
export interface OutlineFile {
  width: number;
  height: number;
  /** The region that has it on its right, on its left (-1: none), x and y of its start, then steps. */
  arcs: readonly (readonly number[])[];
  regions: readonly {
    /** The arcs around the region, clockwise on the page; `~k` is arc k walked backwards. */
    arcs: readonly number[];
    /** x, y, inradius. */
    seat: readonly number[];
    /** x, y (from the seat) and radius of each, in the coarser `SPOT_SCALE`. */
    spots: readonly (readonly number[])[];
  }[];
}

/** Stored lengths per board unit: half a pixel on a board that fills a large screen. */
export const SCALE = 400;
/** The same for spots, which need less precision. */
export const SPOT_SCALE = 100;
/** Every stored step of a border is split into this many: few points in the file, many on screen. */
const SUBDIVISION = 3;

export function readOutlines(id: BoardId, file: OutlineFile): BoardGeometry {
  const arcs = file.arcs.map((numbers, k) => readArc(k, numbers));
  const regions = file.regions.map((region, k): RegionGeometry => {
    const sides = region.arcs.map((signed) => sideOf(signed, arcs));
    const { radius: inradius, ...seat } = readSpot(region.seat, SCALE);
    const spots = region.spots.map((numbers): Spot => {
      const { x, y, radius } = readSpot(numbers, SPOT_SCALE);
      return { x: seat.x + x, y: seat.y + y, radius };
    });
    return { id: k, outline: outlineOf(sides), sides, seat, inradius, spots };
  });
  return { id, width: file.width / SCALE, height: file.height / SCALE, regions, arcs };
}

function readArc(id: number, numbers: readonly number[]): Arc {
  const [right = -1, left = -1, ...steps] = numbers;
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let k = 0; k + 1 < steps.length; k += 2) {
    x += steps[k] ?? 0;
    y += steps[k + 1] ?? 0;
    points.push({ x: x / SCALE, y: y / SCALE });
  }
  const onEdge = left < 0;
  return { id, points: onEdge ? points : smoothLine(points, SUBDIVISION), regions: [right, onEdge ? undefined : left] };
}

function sideOf(signed: number, arcs: readonly Arc[]): Side {
  const reversed = signed < 0;
  const arc = arcs[reversed ? ~signed : signed];
  if (arc === undefined) throw new Error(`no arc ${signed}`);
  return { arc, reversed };
}

function outlineOf(sides: readonly Side[]): Point[] {
  return sides.flatMap(({ arc, reversed }) => (reversed ? arc.points.toReversed() : arc.points).slice(0, -1));
}

function readSpot([x = 0, y = 0, radius = 0]: readonly number[], scale: number): Spot {
  return { x: x / scale, y: y / scale, radius: radius / scale };
}

/** Adds points between those of an open line so that it bends smoothly through them (uniform Catmull-Rom). */
function smoothLine(points: readonly Point[], parts: number): Point[] {
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

function mirrored(p: Point, about: Point): Point {
  return { x: 2 * about.x - p.x, y: 2 * about.y - p.y };
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
