import type { BoardData } from '../../../../rules/boards/own/data.ts';
import { edge, type Terrain } from '../../../../rules/index.ts';
import { between, ringsOf, twin, withRings } from './rings.ts';

/** Puts a new region, the board's last, into the k-th border of a region's ring; null if there is none. */
export function island(board: BoardData, id: number, k: number, terrain: Terrain): BoardData | null {
  const rings = ringsOf(board);
  const other = rings[id]?.[k] ?? edge;
  const j = twin(rings, id, k);
  const [one, beyond] = [board.regions[id], board.regions[other]];
  if (one === undefined || beyond === undefined || j < 0) return null;
  const fresh = board.regions.length;
  rings[id]?.splice(k, 1, other, fresh, other);
  rings[other]?.splice(j, 1, id, fresh, id);
  const { regions } = withRings(board, rings);
  return { ...board, regions: [...regions, { terrain, at: between(one.at, beyond.at), around: [id, other] }] };
}
