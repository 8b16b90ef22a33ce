import { type Direction, shapeBeyond } from '../../../hud/board/geography.ts';
import { edge } from '../../../rules/index.ts';
import {
  type Arc,
  type BoardGeometry,
  contains,
  type Point,
  type RegionGeometry,
} from '../../../table/outlines/index.ts';
import { squaredToSegment } from '../../../table/outlines/plane.ts';
import { type CutPlace, placesOfSides } from './cut.ts';
import type { Shown } from './drawing.ts';
import type { Draft } from './edits/index.ts';

/** A shape of the drawing, and which region it is now; the region that has taken it in, if its own has gone. */
export interface Shape {
  readonly geometry: RegionGeometry;
  /** The region's number in the board as it is now; null if nobody knows any more. */
  readonly region: number | null;
  /** It is part of that region, which has another shape for its own. */
  readonly isTaken: boolean;
}

/** The shapes of a drawing as regions of the board, which may have been changed since it was drawn. */
export function shapesOf({ geometry, keys }: Pick<Shown, 'geometry' | 'keys'>, draft: Draft): readonly Shape[] {
  const numbers = new Map(draft.keys.map((key, id) => [key, id]));
  return geometry.regions.map((region, shape) => {
    const own = keys[shape] ?? -1;
    let key: number | undefined = own;
    // Whoever took it in may have been taken in as well.
    for (let steps = draft.next; key !== undefined && !numbers.has(key) && steps > 0; steps--) key = draft.heirs[key];
    const found = key === undefined ? undefined : numbers.get(key);
    return { geometry: region, region: found ?? null, isTaken: key !== own };
  });
}

/** A border of the drawing as one of the board: a region's, at a place in its ring. */
export interface BorderPlace {
  readonly arc: Arc;
  readonly region: number;
  readonly place: number;
}

/** The borders of the drawing that are those of the board still, each once. */
export function bordersOf(shapes: readonly Shape[], draft: Draft): readonly BorderPlace[] {
  const found = new Map<number, BorderPlace>();
  for (const shape of shapes) {
    const places = placesOf(shape, shapes, draft);
    if (places === null || shape.region === null) continue;
    for (const [side, { arc }] of shape.geometry.sides.entries()) {
      const place = places[side];
      if (!found.has(arc.id) && place !== undefined) found.set(arc.id, { arc, region: shape.region, place });
    }
  }
  return [...found.values()];
}

/** How far from a border it may be pressed, in board units: a finger is broad. */
const NEAR = 0.3;

export function borderAt(borders: readonly BorderPlace[], point: Point): BorderPlace | null {
  const far = ({ arc: { points } }: BorderPlace) =>
    Math.sqrt(Math.min(...points.map((at, k) => squaredToSegment(point, at, points[k + 1] ?? at))));
  const near = borders
    .map((border) => ({ border, away: far(border) }))
    .filter(({ away }) => away < NEAR)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.border ?? null;
}

function placesOf(shape: Shape, shapes: readonly Shape[], draft: Draft): readonly number[] | null {
  const ring = shape.region === null || shape.isTaken ? null : draft.data.regions[shape.region]?.around;
  if (!ring) return null;
  return placesOfSides(shape.geometry, ring, (other) => (other === edge ? edge : (shapes[other]?.region ?? null)));
}

/** Where a region can be cut: null while the drawing is of another state of it. */
export function cutPlaceOf(
  region: number,
  shapes: readonly Shape[],
  draft: Draft,
  { width, height }: BoardGeometry,
): CutPlace | null {
  const shape = shapes.find((one) => one.region === region && !one.isTaken);
  const places = shape && placesOf(shape, shapes, draft);
  if (!shape || !places) return null;
  return { board: draft.data, region, geometry: shape.geometry, width, height, places };
}

export function regionAt(shapes: readonly Shape[], point: Point): number | null {
  return shapes.find(({ geometry }) => contains(geometry.outline, point))?.region ?? null;
}

export function regionBeyond(shapes: readonly Shape[], from: number, direction: Direction): number | null {
  const there = shapes.flatMap(({ region, isTaken, geometry: { seat } }) =>
    region === null || isTaken ? [] : [{ id: region, seat }],
  );
  return shapeBeyond(there, from, direction);
}
