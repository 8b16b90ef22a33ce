import type { BoardData } from '../../../../rules/boards/own/data.ts';
import { edge } from '../../../../rules/index.ts';
import { after, pairIn, ringsOf, twin, withRings } from './rings.ts';

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
