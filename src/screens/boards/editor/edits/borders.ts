import type { BoardData, OwnRegion } from '../../../../rules/boards/own/data.ts';
import { edge } from '../../../../rules/index.ts';

const after = <T>(ring: readonly T[], k: number): T | undefined => ring[(k + 1) % ring.length];

/** A ring from behind a place on, all around, without that place. */
export const behind = <T>(ring: readonly T[], k: number): T[] => [...ring.slice(k + 1), ...ring.slice(0, k)];

/** A ring without the same neighbour twice in a row: where two were merged, what lay on both sides is one. */
export function once(ring: readonly number[]): number[] {
  return ring.length < 2 ? [...ring] : ring.filter((id, k) => id !== ring.at(k - 1));
}

/** Where `first` stands in a ring with `second` behind it; -1 if nowhere. */
function pairIn(ring: readonly number[], first: number, second: number): number {
  return ring.findIndex((id, k) => id === first && after(ring, k) === second);
}

/** The rings of a board, to be changed. */
export const ringsOf = ({ regions }: BoardData): number[][] => regions.map(({ around }) => [...around]);

/**
 * The same stretch of border seen from its other side: the k-th of a region's ring, as a place in that neighbour's ring. Two regions may share two
 * stretches, with an island between them, so the ring behind it decides. -1 for the edge of the board, which has no ring.
 */
export function twin(rings: readonly (readonly number[])[], id: number, k: number): number {
  const ring = rings[id] ?? [];
  const other = rings[ring[k] ?? -1];
  const beyond = after(ring, k);
  if (other === undefined || beyond === undefined) return -1;
  const at = pairIn(other, beyond, id);
  return at < 0 ? -1 : (at + 1) % other.length;
}

export function withRings(board: BoardData, rings: readonly (readonly number[])[]): BoardData {
  return { ...board, regions: board.regions.map((region, id) => ({ ...region, around: rings[id] ?? region.around })) };
}

/** A place between two, in the hundredths of a board. */
export function between(one: OwnRegion['at'], other: OwnRegion['at'], share = 0.5): OwnRegion['at'] {
  const mean = (k: 0 | 1) => Math.min(100, Math.max(0, Math.round(one[k] + (other[k] - one[k]) * share)));
  return [mean(0), mean(1)];
}

/**
 * Moves the border at the k-th place of a region's ring so far that the two part, and those at its ends meet between them. The edge of the board is one of
 * them like any region: whoever parts from it leaves the edge, whoever meets it reaches it. Null if there is no such border.
 */
export function turnBorder(board: BoardData, id: number, k: number): BoardData | null {
  const rings = ringsOf(board);
  const ring = rings[id] ?? [];
  const other = ring[k];
  const [before, beyond] = [ring.at(k - 1), after(ring, k)];
  if (other === undefined || before === undefined || beyond === undefined) return null;
  // An edge cannot meet itself, nor a region.
  if (before === beyond) return null;
  const j = twin(rings, id, k);
  if (other !== edge && j < 0) return null;
  const meets = (one: number, first: number, second: number, met: number) => {
    const its = rings[one];
    if (its === undefined) return one === edge;
    const at = pairIn(its, first, second);
    if (at < 0) return false;
    its.splice(at + 1, 0, met);
    return true;
  };
  if (!meets(before, other, id, beyond) || !meets(beyond, id, other, before)) return null;
  ring.splice(k, 1);
  if (other !== edge) rings[other]?.splice(j, 1);
  return withRings(board, rings);
}

/** Who meets if a border is moved away: the regions at its ends, -1 for the edge. */
export function endsOf({ regions }: BoardData, id: number, k: number): readonly [number, number] | null {
  const ring = regions[id]?.around ?? [];
  const [before, beyond] = [ring.at(k - 1), after(ring, k)];
  return before === undefined || beyond === undefined ? null : [before, beyond];
}

/** Whose border, at which ring place, parts two regions that would meet without it; null if none does. */
export function borderBetween(board: BoardData, one: number, other: number): readonly [id: number, k: number] | null {
  for (const [id, { around }] of board.regions.entries())
    for (const k of around.keys()) {
      const [a, b] = endsOf(board, id, k) ?? [];
      if ((a === one && b === other) || (a === other && b === one)) return [id, k];
    }
  return null;
}
