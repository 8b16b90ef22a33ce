import { amiss } from '../../box-fault.ts';
import { edge } from '../facts.ts';
import { boardBounds } from './data.ts';

/**
 * Do these neighbours, clockwise around each region, make one map: regions without holes that fill the board, three of them at every junction? Ends the
 * reading with the first place where they do not. All by integers, so every machine says the same.
 *
 * A region with two neighbours that does not touch the edge lies inside their border (a lens); without those, and with the edge as one more region,
 * the map must be a triangulated sphere.
 */
export function checkPlane(arounds: readonly (readonly number[])[], place: string): void {
  const at = (id: number) => `${place}[${id}].around`;
  const lenses = new Set(arounds.flatMap((around, id) => (around.length === 2 && !around.includes(edge) ? [id] : [])));
  for (const id of lenses) checkLens(arounds, id, lenses, at(id));
  const rings = arounds.map((around, id) => (lenses.has(id) ? [] : withoutLenses(around, lenses)));
  for (const [id, ring] of rings.entries()) {
    if (lenses.has(id)) continue;
    const twice = ring.find((other, k) => ring.indexOf(other) !== k);
    if (twice !== undefined) amiss(at(id), twice === edge ? 'edgeTwice' : 'borderTwice', { region: twice });
    if (ring.length < 3) amiss(at(id), 'around', boardBounds.around);
  }
  const outer = outerOf(rings);
  if (outer.length < 3) amiss(place, 'edgeBroken');
  checkTriangles(rings, at);
  checkWhole(rings, outer, lenses, place);
}

/** The regions on the edge, clockwise, as far as they follow one another. */
export function outerOf(rings: readonly (readonly number[])[]): number[] {
  const first = rings.findIndex((ring) => ring.includes(edge));
  const outer: number[] = [];
  for (let id = first; id >= 0 && !outer.includes(id); ) {
    outer.push(id);
    const ring = rings[id] ?? [];
    id = ring.includes(edge) ? (ring[(ring.indexOf(edge) + 1) % ring.length] ?? -1) : -1;
  }
  return outer;
}

/** A region's neighbours without the lenses on its borders: on either side of one lies the same neighbour. */
function withoutLenses(around: readonly number[], lenses: ReadonlySet<number>): number[] {
  const left = around.filter((id) => !lenses.has(id));
  return left.filter((id, k) => id !== left.at(k - 1));
}

/** A lens lies between its two neighbours: around each of them the other one comes before and behind it. */
function checkLens(
  arounds: readonly (readonly number[])[],
  lens: number,
  lenses: ReadonlySet<number>,
  place: string,
): void {
  const [one = lens, other = lens] = arounds[lens] ?? [];
  if (lenses.has(one) || lenses.has(other) || one === other) amiss(place, 'around', boardBounds.around);
  for (const [region, beyond] of [
    [one, other],
    [other, one],
  ] as const) {
    const ring = arounds[region] ?? [];
    const k = ring.indexOf(lens);
    const isBetween = ring.at(k - 1) === beyond && ring[(k + 1) % ring.length] === beyond;
    const times = ring.filter((id) => id === beyond).length;
    if (k < 0 || ring.length < 4 || !isBetween || times !== 2) amiss(place, 'notBetween', { region });
  }
}

/** Around a region two that follow each other border one another, and each says so in its place. */
function checkTriangles(rings: readonly (readonly number[])[], at: (id: number) => string): void {
  for (const [id, ring] of rings.entries()) {
    for (const [k, b] of ring.entries()) {
      const c = ring[(k + 1) % ring.length] ?? edge;
      if (b !== edge && !follow(rings[b], c, id)) amiss(at(id), 'notNext', { region: b, beyond: c });
      if (c !== edge && !follow(rings[c], id, b)) amiss(at(id), 'notNext', { region: c, beyond: b });
    }
  }
}

function follow(ring: readonly number[] = [], first: number, second: number): boolean {
  const k = ring.indexOf(first);
  return k >= 0 && ring[(k + 1) % ring.length] === second;
}

/** All in one piece, with one edge, and as many borders as a map without holes or handles has. */
function checkWhole(
  rings: readonly (readonly number[])[],
  outer: readonly number[],
  lenses: ReadonlySet<number>,
  place: string,
): void {
  const onEdge = rings.filter((ring) => ring.includes(edge)).length;
  if (onEdge !== outer.length) amiss(place, 'edgeBroken');
  const seen = new Set(outer);
  // A set grows while it is walked through.
  for (const id of seen) for (const next of rings[id] ?? []) if (next !== edge) seen.add(next);
  const regions = rings.length - lenses.size;
  if (seen.size !== regions) amiss(place, 'apart');
  const ends = rings.reduce((sum, ring) => sum + ring.length, 0) + outer.length;
  // Euler, edge as a region: regions + 1 - borders + junctions = 2, three borders for every two junctions.
  if (6 * (regions - 1) !== ends) amiss(place, 'notFlat');
}
