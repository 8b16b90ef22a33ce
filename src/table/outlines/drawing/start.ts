import type { BoardFacts } from '../../../rules/index.ts';
import { between, distance, lineLength, type Point } from '../plane.ts';
import { dualOf, type Junction, type Line, type Topology } from './dual.ts';
import { type Foam, type FoamPoint, foamPoint, type Hold, orientLoops, pointAlong, pointsOf } from './foam.ts';
import { cornerLengths, frameJunctions, frameLength, pointOnFrame, type Size, sizeOf } from './frame.ts';
import { type Knot, Net } from './net.ts';

const OPEN = 0.36;
const CLOSE = 0.64;

/**
 * Opens every lens. A region with two neighbours comes out of the net as a slit without area, which small steps cannot fix; so its border chain a-c,
 * lens, a-c is laid out again by length, and the lens bulges to both sides.
 */
function openLenses(foam: Foam): void {
  for (const lens of foam.topology.lenses) openLens(foam, lens);
}

function openLens(foam: Foam, lens: number): void {
  const { borders } = foam.topology;
  const [one, other] = borders.filter((line) => line.regions.includes(lens));
  if (one === undefined || other === undefined) throw new Error(`lens ${lens} has no two sides`);
  const before = borders.find((line) => line !== one && line !== other && line.end === one.start);
  const behind = borders.find((line) => line !== one && line !== other && line.start === one.end);
  if (before === undefined || behind === undefined) throw new Error(`lens ${lens} hangs loose`);
  const chain = [...pointsOf(foam, before), ...pointsOf(foam, behind).slice(1)].map(({ x, y }) => ({ x, y }));
  const total = lineLength(chain);
  const along = (t: number) => pointAlong(chain, t * total);
  const own = new Set([before, behind, one, other]);
  const free = clearance(foam, own, along);
  const [from, to] = [along(OPEN), along(CLOSE)];
  const length = distance(from, to);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const bulge = Math.min(0.3 * free, 0.12 * total);
  lay(pointsOf(foam, before), (t) => along(t * OPEN));
  lay(pointsOf(foam, behind), (t) => along(CLOSE + t * (1 - CLOSE)));
  const middle = along(0.5);
  const reach = (line: Line) => {
    const centre = foam.centres[line.regions[0] === lens ? line.regions[1] : line.regions[0]] ?? middle;
    return (centre.x - middle.x) * normal.x + (centre.y - middle.y) * normal.y;
  };
  const side = reach(one) >= reach(other) ? bulge : -bulge;
  const arch = (height: number) => (t: number) => {
    const base = along(OPEN + t * (CLOSE - OPEN));
    const rise = height * Math.sin(Math.PI * t);
    return { x: base.x + normal.x * rise, y: base.y + normal.y * rise };
  };
  lay(pointsOf(foam, one), arch(side));
  lay(pointsOf(foam, other), arch(-side));
}

function lay(points: FoamPoint[], curve: (t: number) => Point): void {
  points.forEach((point, k) => {
    const { x, y } = curve(k / (points.length - 1));
    if (point.hold !== 'free') return;
    point.x = x;
    point.y = y;
  });
}

function clearance(foam: Foam, own: Set<Line>, along: (t: number) => Point): number {
  const mine = new Set([...own].flatMap((line) => pointsOf(foam, line)));
  let least = Infinity;
  for (const line of foam.topology.borders) {
    for (const point of pointsOf(foam, line)) {
      if (mine.has(point)) continue;
      for (let t = 0.33; t < 0.67; t += 0.04) least = Math.min(least, distance(point, along(t)));
    }
  }
  return least;
}

const POINTS = 5;

/**
 * An initial drawing of a board without crossings: region centres, border middles and junctions as a net of springs inside the fixed frame. Any such
 * net with a triangle for every mesh hangs without crossings.
 */
export function startFoam(facts: BoardFacts): Foam {
  const size = sizeOf(facts);
  const topology = dualOf(facts);
  const places = frameJunctions(facts, size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const net = new Net();
  const junctions = new Map<Junction, Knot>();
  for (const junction of topology.junctions) {
    const place = junction.gap === undefined ? undefined : places[junction.gap];
    junctions.set(junction, net.knot(place === undefined ? middle : pointOnFrame(place, size), place !== undefined));
  }
  const knotOf = (junction: Junction): Knot => {
    const knot = junctions.get(junction);
    if (knot === undefined) throw new Error('a line ends at an unknown junction');
    return knot;
  };
  const regions = facts.regions.map(() => net.knot(middle, false));
  const middles = new Map(topology.borders.map((line) => [line, net.knot(middle, false)]));
  for (const [line, mid] of middles) {
    const ends = [knotOf(line.start), knotOf(line.end)];
    for (const end of ends) net.tie(mid, end);
    for (const id of line.regions) for (const knot of [mid, ...ends]) net.tie(regions[id] ?? mid, knot);
  }
  const corners = new Map(topology.frames.map((line, k) => [line, cornersBetween(places, k, size)]));
  for (const [line, passed] of corners) {
    const owner = regions[line.regions[0]];
    for (const corner of passed) if (owner !== undefined) net.tie(owner, net.knot(corner, true));
  }
  net.hang();
  const points = new Map(
    [...junctions].map(([junction, knot]) => [junction, foamPoint(knot, holdAt(junction, knot, size))]),
  );
  const foam: Foam = {
    facts,
    size,
    topology,
    lines: drawLines(topology, points, middles, corners),
    centres: regions.map((r) => foamPoint(r)),
  };
  openLenses(foam);
  orientLoops(foam);
  return foam;
}

function cornersBetween(places: readonly number[], k: number, size: Size): Point[] {
  const round = frameLength(size);
  const from = places.at(k - 1) ?? 0;
  let to = places[k] ?? 0;
  while (to < from) to += round;
  const lengths = cornerLengths(size).flatMap((c) => [c - round, c, c + round]);
  return lengths
    .filter((c) => c > from && c < to)
    .sort((a, b) => a - b)
    .map((c) => pointOnFrame(c, size));
}

function holdAt(junction: Junction, p: Point, size: Size): Hold {
  if (junction.gap === undefined) return 'free';
  return p.y === 0 || p.y === size.height ? 'along-x' : 'along-y';
}

function drawLines(
  topology: Topology,
  points: Map<Junction, FoamPoint>,
  middles: Map<Line, Knot>,
  corners: Map<Line, Point[]>,
): Map<Line, FoamPoint[]> {
  const end = (junction: Junction) => points.get(junction) ?? foamPoint({ x: 0, y: 0 });
  const lines = new Map<Line, FoamPoint[]>();
  for (const line of topology.borders) {
    const [a, c] = [end(line.start), end(line.end)];
    lines.set(line, [a, ...bent(a, middles.get(line) ?? between(a, c, 0.5), c), c]);
  }
  for (const line of topology.frames) {
    const passed = (corners.get(line) ?? []).map((corner) => foamPoint(corner, 'fixed'));
    lines.set(line, [end(line.start), ...passed, end(line.end)]);
  }
  return lines;
}

/** The inner points of a border that runs straight to its middle and straight on. */
function bent(a: Point, middle: Point, c: Point): FoamPoint[] {
  return Array.from({ length: POINTS }, (_, k) => {
    const t = (2 * (k + 1)) / (POINTS + 1);
    return foamPoint(t <= 1 ? between(a, middle, t) : between(middle, c, t - 1));
  });
}
