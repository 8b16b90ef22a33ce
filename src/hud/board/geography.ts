import type { BoardId, RegionId } from '../../rules/index.ts';
import { boardGeometry, type Point, type RegionGeometry, turn } from '../../table/outlines/index.ts';

/** A direction of the arrow keys. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The directions by their keys' names. */
export const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const headings: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Weight of sideways distance against distance ahead. Much more, and some regions could not be reached by arrow keys. */
const aside = 1.2;

/**
 * The region an arrow key leads to from `from`: the nearest in that direction, off-axis distance weighted more; null at the edge. `turned` is for a
 * board with its top at the right.
 */
export function regionBeyond(board: BoardId, from: RegionId, direction: Direction, turned = false): RegionId | null {
  return shapeBeyond(boardGeometry(board).regions, from, direction, turned);
}

/** The same among the regions of any drawing. */
export function shapeBeyond(
  regions: readonly Pick<RegionGeometry, 'id' | 'seat'>[],
  from: number,
  direction: Direction,
  turned = false,
): number | null {
  const start = regions.find(({ id }) => id === from)?.seat;
  if (!start) return null;
  const heading = headings[direction];
  let best: { readonly region: number; readonly score: number } | null = null;
  for (const { id, seat } of regions) {
    if (id === from) continue;
    const step = turn({ x: seat.x - start.x, y: seat.y - start.y }, turned);
    const along = step.x * heading.x + step.y * heading.y;
    const across = Math.abs(step.x * heading.y - step.y * heading.x);
    if (along <= 0.05 || across > along * 2.5) continue;
    const score = along + across * aside;
    if (!best || score < best.score) best = { region: id, score };
  }
  return best?.region ?? null;
}
