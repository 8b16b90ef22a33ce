import type { BoardFacts } from '../../../rules/index.ts';
import type { Arc, BoardGeometry } from '../geometry.ts';
import { inset } from '../inset.ts';
import { area, corners, distance, lineLength, type Point } from '../plane.ts';
import { findCrossing } from './crossings.ts';
import { poleOf } from './pole.ts';
import { sharpestBend } from './roughen.ts';

/** The quality of a board's outlines. Lengths in board units, angles in degrees. */
export interface Figures {
  /** Room for a disc in the tightest region and in the median one, and in the tightest after cutting the gutter. */
  inradius: number;
  medianInradius: number;
  stoneInradius: number;
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
  const inradii = regions.map((region) => poleOf(region.outline, 0.002).inradius).toSorted((a, b) => a - b);
  const areas = regions.map((region) => area(region.outline));
  const borders = new Map<string, number>();
  const inner = arcs.filter((arc) => arc.regions[1] !== undefined);
  for (const { regions: pair, points } of inner) {
    const key = pair.join();
    borders.set(key, (borders.get(key) ?? 0) + lineLength(points));
  }
  return {
    inradius: inradii[0] ?? 0,
    medianInradius: inradii[Math.floor(inradii.length / 2)] ?? 0,
    stoneInradius: Math.min(...regions.map((region) => poleOf(inset(region.outline), 0.002).inradius)),
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

/** What a geometry gets wrong about the board's facts: empty if every border, edge and area is right. */
export function faultsOf(geometry: BoardGeometry, facts: BoardFacts): string[] {
  const { steps, faults } = stepsOf(geometry);
  return [
    ...faults,
    ...borderFaults(steps, facts),
    ...edgeFaults(steps, geometry, facts),
    ...planeFaults(steps),
    ...areaFaults(geometry),
  ];
}

function borderLengths(steps: readonly Step[], region: number): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const step of steps) {
    if (step.region !== region || step.beyond === undefined) continue;
    lengths.set(step.beyond, (lengths.get(step.beyond) ?? 0) + distance(step.from, step.to));
  }
  return lengths;
}

function borderFaults(steps: readonly Step[], facts: BoardFacts): string[] {
  return facts.regions.flatMap((region) => {
    const drawn = [...borderLengths(steps, region.id).keys()].toSorted((a, b) => a - b).join();
    const wanted = region.neighbours.toSorted((a, b) => a - b).join();
    return drawn === wanted ? [] : [`region ${region.id} borders ${drawn}, not ${wanted}`];
  });
}

/** The regions along the edge of the board, clockwise from anywhere; each stretch once. */
function edgeRing(steps: readonly Step[], { width, height }: BoardGeometry): number[] {
  const along = ({ from, to }: Step) => {
    const [x, y] = [(from.x + to.x) / 2 + width / 2, (from.y + to.y) / 2 + height / 2];
    if (y === 0) return x;
    if (x === width) return width + y;
    return y === height ? 2 * width + height - x : 2 * (width + height) - y;
  };
  const ring = steps.filter((s) => s.beyond === undefined).toSorted((a, b) => along(a) - along(b));
  return ring.map((step) => step.region).filter((id, k, ids) => id !== ids.at(k - 1));
}

function edgeFaults(steps: readonly Step[], geometry: BoardGeometry, facts: BoardFacts): string[] {
  const ring = edgeRing(steps, geometry);
  const start = ring.indexOf(facts.outer[0] ?? -1);
  const turned = [...ring.slice(start), ...ring.slice(0, start)].join();
  const faults = turned === facts.outer.join() ? [] : [`the edge runs ${turned}, not ${facts.outer.join()}`];
  const wrong = facts.regions.filter((region) => ring.includes(region.id) !== region.edge);
  return [...faults, ...wrong.map((region) => `region ${region.id}: on the edge or not`)];
}

function planeFaults(steps: readonly Step[]): string[] {
  const once = steps.filter((step) => step.beyond === undefined || step.region < step.beyond);
  const crossing = findCrossing(once.map((step) => [step.from, step.to] as const));
  return crossing === undefined ? [] : [`lines cross near ${crossing[0][0].x}, ${crossing[0][0].y}`];
}

function areaFaults({ regions, width, height }: BoardGeometry): string[] {
  const areas = regions.map((region) => area(region.outline));
  const sum = areas.reduce((total, a) => total + a, 0);
  const inverted = areas.flatMap((a, id) => (a > 0 ? [] : [`region ${id} has no area`]));
  return Math.abs(sum - width * height) < 1e-6 ? inverted : [...inverted, `the areas sum to ${sum}`];
}

/** A step of a region's outline, and the region that has the same step in reverse, if any. */
interface Step {
  from: Point;
  to: Point;
  region: number;
  beyond: number | undefined;
}

/** All steps of all outlines, and their faults as a partition. Reads only the outlines, not the arcs. */
function stepsOf(geometry: BoardGeometry): { steps: Step[]; faults: string[] } {
  const faults: string[] = [];
  const points = new Map<string, Point>();
  const walked = new Map<string, Step>();
  // Outlines that meet hold equal points, not identical ones: use one object per position.
  const one = (p: Point): Point => {
    const known = points.get(keyOf(p)) ?? p;
    points.set(keyOf(p), known);
    return known;
  };
  for (const region of geometry.regions) {
    for (const { at, after } of corners(region.outline.map(one))) {
      const key = `${keyOf(at)}>${keyOf(after)}`;
      const twin = walked.get(key);
      if (twin !== undefined) faults.push(`regions ${twin.region} and ${region.id} overlap`);
      walked.set(key, { from: at, to: after, region: region.id, beyond: undefined });
    }
  }
  for (const step of walked.values()) {
    step.beyond = walked.get(`${keyOf(step.to)}>${keyOf(step.from)}`)?.region;
    if (step.beyond === undefined && !onEdge(step, geometry)) faults.push(`region ${step.region} borders on nothing`);
  }
  return { steps: [...walked.values()], faults };
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

function onEdge({ from, to }: Step, { width, height }: BoardGeometry): boolean {
  const along = (a: number, b: number, half: number) => a === b && Math.abs(a) === half;
  return along(from.x, to.x, width / 2) || along(from.y, to.y, height / 2);
}
