import type { BoardId } from '../../rules/index.ts';
import type { Point, Ring } from './plane.ts';

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

export interface Spot extends Point {
  readonly radius: number;
}

/** Of border between two regions, or of the board's edge. Stored only once, so that there can be no gaps. */
export interface Arc {
  /** Its index among the board's arcs. Two regions may share several arcs. */
  readonly id: number;
  /** From one junction to the next. Walked in this order, it has the first region on its right (y down). */
  readonly points: readonly Point[];
  /** The regions on either side; the second is undefined along the edge of the board. */
  readonly regions: readonly [number, number | undefined];
}

/** One arc of a region's outline, walked so that the whole outline runs clockwise on the page. */
export interface Side {
  readonly arc: Arc;
  readonly reversed: boolean;
}

export interface RegionGeometry {
  /** Equal to its index, and to the region's id in the facts. */
  readonly id: number;
  /** The region's border, closed, clockwise on the page: exact, without gutters. */
  readonly outline: Ring;
  readonly sides: readonly Side[];
  /** The roomiest point, where the stack stands. */
  readonly seat: Point;
  /** Distance from the seat to the nearest border. */
  readonly inradius: number;
  /** Three to five more, roomiest first: clear of the border, each other and the seat's `SEAT_RADIUS`. */
  readonly spots: readonly Spot[];
}

/**
 * A board as areas. Unit: the side of a square with the area of the mean region. The origin is the board's centre, x runs to the right and y down the
 * page (on the table: x and z).
 */
export interface BoardGeometry {
  readonly id: BoardId;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly RegionGeometry[];
  readonly arcs: readonly Arc[];
}

/** Radius of the disc around every seat that the spots leave free, in board units. */
export const SEAT_RADIUS = 0.27;
