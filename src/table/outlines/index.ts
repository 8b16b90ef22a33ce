import type { BoardId, PrintedBoardId } from '../../rules/index.ts';
import { type LazyValue, lazyValue } from '../../ui/lazy/lazy-value.ts';
import type { BoardGeometry } from './geometry.ts';
import { type OutlineFile, readOutlines } from './outline-file.ts';

export {
  type Arc,
  type BoardGeometry,
  isBroad,
  type RegionGeometry,
  SEAT_RADIUS,
  type Spot,
  turn,
  upright,
} from './geometry.ts';
export { inset } from './inset.ts';
export { area, between, contains, depth, distance, type Point, type Ring } from './plane.ts';

/** Loaded per board: a game needs only one. */
const files: Readonly<Record<PrintedBoardId, () => Promise<{ readonly default: OutlineFile }>>> = {
  2: () => import('./outlines/board-2.json'),
  3: () => import('./outlines/board-3.json'),
  4: () => import('./outlines/board-4.json'),
  5: () => import('./outlines/board-5.json'),
};
const asked = new Map<BoardId, LazyValue<BoardGeometry>>();
const MOST_DRAWN = 12;

/** Fetched once, or drawn for a board of one's own: afterwards `boardGeometry` can return them. */
export function outlinesOf(id: BoardId): LazyValue<BoardGeometry> {
  const known = asked.get(id) ?? lazyValue(async () => readOutlines(id, await fileOf(id)));
  asked.delete(id);
  asked.set(id, known);
  const drawn = [...asked.keys()].filter((one) => typeof one === 'string');
  for (const one of drawn.slice(0, -MOST_DRAWN)) asked.delete(one);
  return known;
}

const fileOf = async (id: BoardId): Promise<OutlineFile> =>
  typeof id === 'string' ? (await import('./own-drawing.ts')).ownDrawing(id) : (await files[id]()).default;

/** The regions' areas on a board whose outlines are loaded; throws otherwise. Units and axes: see `BoardGeometry`. */
export function boardGeometry(id: BoardId): BoardGeometry {
  const geometry = asked.get(id)?.use.getState().value ?? null;
  if (geometry === null) throw new Error(`Board ${id} has not been loaded.`);
  return geometry;
}
