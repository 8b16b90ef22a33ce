import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { edge } from '../../../rules/index.ts';
import { area, type Point, type RegionGeometry, type Ring } from '../../../table/outlines/index.ts';
import { type Edit, split } from './edits/index.ts';

/** A region's sides as places in its ring, in outline order; null where the drawing is of another state. */
export function placesOfSides(
  { sides, id }: RegionGeometry,
  ring: readonly number[],
  now: (shape: number) => number | null,
): readonly number[] | null {
  const others = sides.map(({ arc: { regions } }) => {
    const other = regions[0] === id ? regions[1] : regions[0];
    return other === undefined ? edge : now(other);
  });
  if (others.length !== ring.length) return null;
  const start = ring.findIndex((_, k) => others.every((other, at) => other === ring[(k + at) % ring.length]));
  return start < 0 ? null : others.map((_, at) => (start + at) % ring.length);
}

/** A cut: the line through the region, as far as its outline, and the edit that makes two regions of it. */
export interface Cut {
  readonly line: readonly [Point, Point];
  readonly edit: Extract<Edit, { readonly edit: 'split' }>;
}

interface Crossing {
  /** Along the line, from its middle. */
  readonly along: number;
  readonly at: Point;
  /** Which side it is on, and behind which point of the outline. */
  readonly side: number;
  readonly behind: number;
}

export interface CutPlace {
  readonly board: BoardData;
  readonly region: number;
  readonly geometry: RegionGeometry;
  readonly width: number;
  readonly height: number;
  /** The places of its sides in its ring. */
  readonly places: readonly number[];
}

/** Along a line, lengthened both ways until it leaves the region; null if it does not part two borders. */
export function cutAlong(where: CutPlace, from: Point, to: Point): Cut | null {
  const { board, region, geometry, width, height, places } = where;
  const { outline } = geometry;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const way = { x: to.x - from.x, y: to.y - from.y };
  const all = crossings(geometry, middle, way);
  const back = all.filter(({ along }) => along <= 0).at(-1);
  const on = all.find(({ along }) => along > 0);
  if (back === undefined || on === undefined) return null;
  const ends = [back, on].map((one) => ({ ...one, place: places[one.side] ?? -1 }));
  const [first, last] = ends.toSorted((a, b) => a.place - b.place);
  if (first === undefined || last === undefined || first.place === last.place) return null;
  // The new region lies clockwise behind the first end, up to the last.
  const stretch = (a: Crossing, b: Crossing): Ring => {
    const steps = (b.behind - a.behind + outline.length) % outline.length;
    const inner = Array.from({ length: steps }, (_, k) => outline[(a.behind + 1 + k) % outline.length] ?? a.at);
    return [a.at, ...inner, b.at];
  };
  const region0 = board.regions[region];
  const [whole, stays, goes] = [outline, stretch(last, first), stretch(first, last)].map(centreOf);
  if (region0 === undefined || whole === undefined || stays === undefined || goes === undefined) return null;
  const moved = (centre: Point): readonly [number, number] => [
    inHundredths(region0.at[0] + (100 * (centre.x - whole.x)) / width),
    inHundredths(region0.at[1] + (100 * (centre.y - whole.y)) / height),
  ];
  return {
    line: [back.at, on.at],
    edit: { edit: 'split', region, from: first.place, to: last.place, parts: [moved(stays), moved(goes)] },
  };
}

/** Directions that are tried for a cut nobody has drawn. */
const WAYS = 12;

/** The cut through the middle of a region that halves it best, of those that leave a map. Null if there is none. */
export function cutThrough(where: CutPlace): Cut | null {
  const { seat, outline } = where.geometry;
  const whole = area(outline);
  const found = Array.from({ length: WAYS }, (_, k) => {
    const angle = (Math.PI * k) / WAYS;
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    const cut = cutAlong(where, { x: seat.x - way.x, y: seat.y - way.y }, { x: seat.x + way.x, y: seat.y + way.y });
    if (cut === null) return null;
    const [a, b] = cut.line;
    // Short cuts first, and such as leave a like number of borders to both.
    const borders = cut.edit.to - cut.edit.from;
    const uneven = Math.abs(where.places.length - 2 * borders);
    return { cut, badness: Math.hypot(a.x - b.x, a.y - b.y) / Math.sqrt(whole) + 0.2 * uneven };
  });
  const leavesMap = ({ region, from, to }: Cut['edit']) => {
    const board = split(where.board, region, from, to);
    return board !== null && readDraft(board).ok;
  };
  const best = found.flatMap((one) => one ?? []).toSorted((a, b) => a.badness - b.badness);
  return best.find(({ cut }) => leavesMap(cut.edit))?.cut ?? null;
}

function crossings({ outline, sides }: RegionGeometry, middle: Point, way: Point): readonly Crossing[] {
  let walked = 0;
  const ends = sides.map(({ arc }) => {
    walked += arc.points.length - 1;
    return walked;
  });
  return outline
    .flatMap((a, behind): Crossing[] => {
      const b = outline[(behind + 1) % outline.length] ?? a;
      const step = { x: b.x - a.x, y: b.y - a.y };
      const cross = way.x * step.y - way.y * step.x;
      if (cross === 0) return [];
      const off = { x: a.x - middle.x, y: a.y - middle.y };
      const along = (off.x * step.y - off.y * step.x) / cross;
      const share = (off.x * way.y - off.y * way.x) / cross;
      if (share < 0 || share >= 1) return [];
      const side = ends.findIndex((end) => behind < end);
      return [{ along, at: { x: a.x + share * step.x, y: a.y + share * step.y }, side, behind }];
    })
    .toSorted((a, b) => a.along - b.along);
}

const inHundredths = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

function centreOf(ring: Ring): Point {
  let [sum, x, y] = [0, 0, 0];
  ring.forEach((p, k) => {
    const q = ring[(k + 1) % ring.length] ?? p;
    const cross = p.x * q.y - q.x * p.y;
    sum += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  return sum === 0 ? (ring[0] ?? { x: 0, y: 0 }) : { x: x / (3 * sum), y: y / (3 * sum) };
}
