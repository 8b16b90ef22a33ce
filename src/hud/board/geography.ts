import type { BoardId, RegionId } from '../../rules/index.ts';
import { boardGeometry, type Point, type RegionGeometry, turn } from '../../table/outlines/index.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

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

/** Weight of sideways distance against distance ahead. Much more, and arrows could not reach some regions. */
const aside = 1.2;

/** The nearest that way, off-axis distance weighted more; null at the edge. `turned`: top at the right. */
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
