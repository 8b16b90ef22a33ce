import type { Arc, BoardGeometry } from './geometry.ts';
import type { Point } from './point.ts';

/** A board this many times as wide as deep is turned for an upright screen. */
const BROAD = 1.2;

/** A point of a board, or of the same board turned a quarter clockwise. */
export function turn(point: Point, turned: boolean): Point {
  return turned ? { x: -point.y, y: point.x } : point;
}

const known = new WeakMap<BoardGeometry, BoardGeometry>();

/** Turned a quarter clockwise if it is broad, else itself. The same object each time. */
export function upright(board: BoardGeometry): BoardGeometry {
  if (!isBroad(board)) return board;
  const found = known.get(board) ?? quarter(board);
  known.set(board, found);
  return found;
}

export function isBroad({ width, height }: Pick<BoardGeometry, 'width' | 'height'>): boolean {
  return width > height * BROAD;
}

function quarter(board: BoardGeometry): BoardGeometry {
  const arcs = board.arcs.map((arc): Arc => ({ ...arc, points: arc.points.map((point) => turn(point, true)) }));
  const regions = board.regions.map((region) => ({
    ...region,
    outline: region.outline.map((point) => turn(point, true)),
    sides: region.sides.map((side) => ({ ...side, arc: arcs[side.arc.id] ?? side.arc })),
    seat: turn(region.seat, true),
    spots: region.spots.map((spot) => ({ ...spot, ...turn(spot, true) })),
  }));
  return { id: board.id, width: board.height, height: board.width, regions, arcs };
}
