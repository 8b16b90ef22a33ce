import { boardGeometry, type Point } from '../../boards/index.ts';
import type { BoardId, RegionId } from '../../rules/index.ts';

/** A direction of the arrow keys. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const headings: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much being off to the side counts against being near. Much more, and some regions could not be reached by any arrows. */
const aside = 1.2;

/**
 * The region one comes to from `from` by an arrow key: the nearest that lies that way, off-axis distance counting more;
 * null at the edge. `turned` is for a plan that shows the board's top at the right.
 */
export function regionBeyond(board: BoardId, from: RegionId, direction: Direction, turned = false): RegionId | null {
  const { regions } = boardGeometry(board);
  const start = regions[from]?.seat;
  if (!start) return null;
  const heading = headings[direction];
  let best: { readonly region: RegionId; readonly score: number } | null = null;
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

/** A place of the board as a plan shows it: as it is, or a quarter turn clockwise for narrow screens. */
export function turn(point: Point, turned: boolean): Point {
  return turned ? { x: -point.y, y: point.x } : point;
}
