import type { Arc, BoardGeometry } from '../../geometry.ts';
import { inset } from '../../inset.ts';
import { distance, type Point } from '../../point.ts';
import { area, lineLength } from '../../ring.ts';
import { poleOf } from '../pole.ts';
import { sharpestBend } from '../roughen.ts';

/** The quality of a board's outlines. Lengths in board units, angles in degrees. */
export interface Figures {
  /** Room for a disc in the tightest region and in the median one, and in the tightest after cutting the gutter. */
  room: number;
  medianRoom: number;
  stoneRoom: number;
  /** The shortest border between two regions (all its stretches together), and the shortest stretch. */
  border: number;
  arc: number;
  edge: number;
  /** The smallest angle between two lines that meet. */
  angle: number;
  /** The sharpest bend between two steps of one border. */
  bend: number;
  /** The least distance between two regions that are not adjacent. */
  strangers: number;
  /** The least distance to the frame of a region that is not on the edge. */
  inland: number;
  /** The largest area over the smallest. */
  areas: number;
}

/** Directions are measured this far from a junction. */
const ARM = 0.1;

export function measure(geometry: BoardGeometry): Figures {
  const { regions, arcs } = geometry;
  const rooms = regions.map((region) => poleOf(region.outline, 0.002).room).toSorted((a, b) => a - b);
  const areas = regions.map((region) => area(region.outline));
  const borders = new Map<string, number>();
  const inner = arcs.filter((arc) => arc.regions[1] !== undefined);
  for (const { regions: pair, points } of inner) {
    const key = pair.join();
    borders.set(key, (borders.get(key) ?? 0) + lineLength(points));
  }
  return {
    room: rooms[0] ?? 0,
    medianRoom: rooms[Math.floor(rooms.length / 2)] ?? 0,
    stoneRoom: Math.min(...regions.map((region) => poleOf(inset(region.outline), 0.002).room)),
    border: Math.min(...borders.values()),
    arc: Math.min(...inner.map((arc) => lineLength(arc.points))),
    edge: Math.min(...arcs.filter((arc) => arc.regions[1] === undefined).map((arc) => lineLength(arc.points))),
    angle: smallestAngle(arcs),
    bend: degrees(Math.max(...inner.map((arc) => sharpestBend(arc.points)))),
    strangers: nearestStrangers(geometry),
    inland: inlandMargin(geometry),
    areas: Math.max(...areas) / Math.min(...areas),
  };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function smallestAngle(arcs: readonly Arc[]): number {
  const directions = new Map<string, number[]>();
  for (const { points } of arcs) {
    for (const walk of [points, points.toReversed()]) {
      const [root] = walk;
      const tip = walk.find((p) => root !== undefined && distance(p, root) > ARM) ?? walk.at(-1);
      if (root === undefined || tip === undefined) continue;
      const key = `${root.x},${root.y}`;
      directions.set(key, [...(directions.get(key) ?? []), Math.atan2(tip.y - root.y, tip.x - root.x)]);
    }
  }
  const angles = [...directions.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => a - b);
    return sorted.map((angle, k) => (sorted[k + 1] ?? (sorted[0] ?? 0) + 2 * Math.PI) - angle);
  });
  return degrees(Math.min(...angles));
}

function nearestStrangers({ regions, arcs }: BoardGeometry): number {
  const adjacent = new Set(arcs.flatMap(({ regions: [a, b] }) => [`${a},${b}`, `${b},${a}`]));
  let least = Infinity;
  for (const a of regions) {
    for (const b of regions.slice(a.id + 1)) {
      if (!adjacent.has(`${a.id},${b.id}`)) least = Math.min(least, gap(a.outline, b.outline, least));
    }
  }
  return least;
}

/** The smallest distance between two sets of points, if below `limit`. */
function gap(as: readonly Point[], bs: readonly Point[], limit: number): number {
  let least = limit;
  for (const a of as) {
    for (const b of bs) {
      if (Math.abs(a.x - b.x) < least && Math.abs(a.y - b.y) < least) least = Math.min(least, distance(a, b));
    }
  }
  return least;
}

function inlandMargin({ regions, arcs, width, height }: BoardGeometry): number {
  const edge = new Set(arcs.filter((arc) => arc.regions[1] === undefined).map((arc) => arc.regions[0]));
  const points = regions.filter((region) => !edge.has(region.id)).flatMap((region) => region.outline);
  return Math.min(...points.map(({ x, y }) => Math.min(width / 2 - Math.abs(x), height / 2 - Math.abs(y))));
}
