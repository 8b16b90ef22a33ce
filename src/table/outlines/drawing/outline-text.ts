import { SEAT_RADIUS, type Spot } from '../geometry.ts';
import { type OutlineFile, readOutlines, SCALE, SPOT_SCALE } from '../outline-file.ts';
import { depth, distance, type Point, type Ring } from '../plane.ts';
import type { Line } from './dual.ts';
import { type Foam, pointsOf, resample } from './foam.ts';
import { poleOf } from './pole.ts';

/** Spacing of the search grid, in units of the file, so that storing a point does not move it. */
const GRID = 2 / SPOT_SCALE;
/** Fewest and most spots per region, and the radius (board units) below which another is not worth it. */
const FEWEST = 3;
const MOST = 5;
const SMALLEST = 0.085;

/** The roomiest free spots around a seat, one after the other: clear of the outline, the seat's disc and each other. */
function findSpots(outline: Ring, seat: Point): Spot[] {
  const taken: Spot[] = [{ ...seat, radius: SEAT_RADIUS }];
  const places = gridOver(outline, seat);
  while (taken.length <= MOST) {
    let best: Spot = { ...seat, radius: 0 };
    for (const place of places) {
      const radius = taken.reduce((least, spot) => Math.min(least, distance(place, spot) - spot.radius), place.radius);
      if (radius > best.radius) best = { x: place.x, y: place.y, radius };
    }
    if (taken.length > FEWEST && best.radius < SMALLEST) break;
    taken.push(best);
  }
  return taken.slice(1);
}

/** The points inside a ring on the grid through the seat, each with its distance from the ring. */
function gridOver(outline: Ring, seat: Point): Spot[] {
  const reach = Math.ceil(Math.max(...outline.map((p) => distance(p, seat))) / GRID);
  const places: Spot[] = [];
  for (let across = -reach; across <= reach; across++) {
    for (let down = -reach; down <= reach; down++) {
      const place = { x: seat.x + across * GRID, y: seat.y + down * GRID };
      const radius = depth(outline, place);
      if (radius > 0) places.push({ ...place, radius });
    }
  }
  return places;
}

/** Spacing of a border's stored points, in board units; the loader adds more in between. */
const SPACING = 0.125;

type Placing = (outline: Ring) => Omit<OutlineFile['regions'][number], 'arcs'>;

/** The stored form of a drawing. Seats and spots are computed on the outlines as the loader will read them. */
export function outlineFile(foam: Foam): OutlineFile {
  return written(foam, (outline) => {
    const pole = poleOf(outline, 0.001);
    const seat = { x: Math.round(pole.at.x * SCALE) / SCALE, y: Math.round(pole.at.y * SCALE) / SCALE };
    const spots = findSpots(outline, seat).map((spot) => {
      return stored({ x: spot.x - seat.x, y: spot.y - seat.y }, spot.radius, SPOT_SCALE);
    });
    return { seat: stored(seat, depth(outline, seat), SCALE), spots };
  });
}

/** Where spots lie beside a seat while nobody has looked for better ones. */
const roughSpots = [
  { x: -0.28, y: 0.16 },
  { x: 0.28, y: 0.16 },
  { x: 0, y: -0.3 },
  { x: 0, y: 0.34 },
];

/** The same of a drawing on its way, which is left as it is: quickly, with places that only look right. */
export function roughFile(foam: Foam): OutlineFile {
  const spots = roughSpots.map((spot) => stored(spot, 0.1, SPOT_SCALE));
  return written({ ...foam, lines: new Map(foam.lines) }, (outline) => {
    const { at, inradius } = poleOf(outline, 0.03);
    return { seat: stored(at, inradius, SCALE), spots };
  });
}

function written(foam: Foam, placed: Placing): OutlineFile {
  resample(foam, SPACING, 4);
  const half = { x: Math.round((foam.size.width * SCALE) / 2), y: Math.round((foam.size.height * SCALE) / 2) };
  const lines = [...foam.topology.borders, ...foam.topology.frames];
  const forward = new Map<Line, boolean>();
  foam.topology.loops.forEach((loop, region) => {
    for (const { line, reversed } of loop) if (line.regions[0] === region) forward.set(line, !reversed);
  });
  const index = new Map(lines.map((line, k) => [line, k]));
  const bare: OutlineFile = {
    width: 2 * half.x,
    height: 2 * half.y,
    arcs: lines.map((line) => arcNumbers(foam, line, forward.get(line) ?? true, half)),
    regions: foam.topology.loops.map((loop, region) => ({
      arcs: loop.map(({ line }) => {
        const k = index.get(line) ?? 0;
        return line.regions[0] === region ? k : ~k;
      }),
      seat: [],
      spots: [],
    })),
  };
  const { regions } = readOutlines(foam.facts.id, bare);
  return {
    ...bare,
    regions: bare.regions.map((region, k) => ({ arcs: region.arcs, ...placed(regions[k]?.outline ?? []) })),
  };
}

/** A line walked with its first region on the right, as a start and steps in integer units of the file. */
function arcNumbers(foam: Foam, line: Line, forward: boolean, half: Point): number[] {
  const points = forward ? pointsOf(foam, line) : pointsOf(foam, line).toReversed();
  let [x, y] = [0, 0];
  const steps = points.flatMap((p) => {
    // The frame's far sides must come out at exactly half the width and height.
    const px = p.x >= foam.size.width ? half.x : Math.round((p.x - foam.size.width / 2) * SCALE);
    const py = p.y >= foam.size.height ? half.y : Math.round((p.y - foam.size.height / 2) * SCALE);
    const step = [px - x, py - y];
    [x, y] = [px, py];
    return step;
  });
  return [...line.regions, ...steps];
}

/** A point and a radius in integer units; the radius is rounded down, so that discs stay clear of things. */
function stored(p: Point, radius: number, scale: number): number[] {
  return [Math.round(p.x * scale), Math.round(p.y * scale), Math.floor(radius * scale)];
}

/** The file's text: one line per arc and one per region, so that diffs stay readable. */
export function fileText(file: OutlineFile): string {
  const rows = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).join(',\n');
  return `{"width":${file.width},"height":${file.height},"arcs":[\n${rows(file.arcs)}\n],"regions":[\n${rows(file.regions)}\n]}\n`;
}
