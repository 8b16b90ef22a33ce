import type { BoardId } from '../rules/boards/index.ts';
import type { BoardGeometry } from './geometry.ts';
import { type OutlineFile, readOutlines } from './outline-file.ts';
import board2 from './outlines/board-2.json';
import board3 from './outlines/board-3.json';
import board4 from './outlines/board-4.json';
import board5 from './outlines/board-5.json';

export { type Arc, type BoardGeometry, type RegionGeometry, SEAT_RADIUS, type Side, type Spot } from './geometry.ts';
export { inset } from './inset.ts';
export { distance, type Point } from './point.ts';
export { area, contains, depth, type Ring } from './ring.ts';

const files: Readonly<Record<BoardId, OutlineFile>> = { 2: board2, 3: board3, 4: board4, 5: board5 };
const read = new Map<BoardId, BoardGeometry>();

/** The areas of a board's regions. Units and axes: see `BoardGeometry`. Built on the first call, then the same object. */
export function boardGeometry(id: BoardId): BoardGeometry {
  const known = read.get(id);
  if (known !== undefined) return known;
  const geometry = readOutlines(id, files[id]);
  read.set(id, geometry);
  return geometry;
}
