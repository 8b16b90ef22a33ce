import type { BoardId } from '../rules/boards/index.ts';
import type { BoardGeometry } from './geometry.ts';
import { type OutlineFile, readOutlines } from './outline-file.ts';

export { type Arc, type BoardGeometry, type RegionGeometry, SEAT_RADIUS, type Side, type Spot } from './geometry.ts';
export { inset } from './inset.ts';
export { distance, type Point } from './point.ts';
export { area, contains, depth, type Ring } from './ring.ts';

/** A game is played on one board: the outlines of the others need not come. */
const files: Readonly<Record<BoardId, () => Promise<{ readonly default: OutlineFile }>>> = {
  2: () => import('./outlines/board-2.json'),
  3: () => import('./outlines/board-3.json'),
  4: () => import('./outlines/board-4.json'),
  5: () => import('./outlines/board-5.json'),
};
const asked = new Map<BoardId, Promise<void>>();
const read = new Map<BoardId, BoardGeometry>();

/** Fetches a board, once: from then on `boardGeometry` knows it. The same promise each time, unless it failed. */
export function loadBoard(id: BoardId): Promise<void> {
  const known = asked.get(id);
  if (known !== undefined) return known;
  const fresh = fetchBoard(id);
  asked.set(id, fresh);
  fresh.catch(() => asked.delete(id));
  return fresh;
}

async function fetchBoard(id: BoardId): Promise<void> {
  const file = await files[id]();
  read.set(id, readOutlines(id, file.default));
}

/** The areas of the regions of a board that `loadBoard` has fetched. Units and axes: see `BoardGeometry`. */
export function boardGeometry(id: BoardId): BoardGeometry {
  const geometry = read.get(id);
  if (geometry === undefined) throw new Error(`Board ${id} has not been loaded.`);
  return geometry;
}
