import type { RegionId } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { type Arrangement, boardHalf, COMBO, comboPlace, diePlace, seatPlace, trayArea } from '../layout/table-plan.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import type { Vector } from './framing.ts';

// Points that a camera must keep in the picture. All measures are in board units.

/** Margin around everything. */
export const MARGIN = 0.03;
/** From the ground of a region to the crown of the tallest figure that stands there on a few chips. */
const CROWN = 0.6;
/** Height of the board's surface above the table's plane. */
const BOARD_TOP = 0.12;
/** Room on the table around the die's resting place. */
const DIE_ROOM = 0.85;
/** How far the wood goes on beyond the cloths of an upright screen, which is higher than the board is long. */
const BEYOND = 3;
/** How far the wood goes on before the board, so that a camera that circles it does not look past it. */
const NEAR_WOOD = 2;

export interface Subject {
  readonly board: BoardGeometry;
  readonly arrangement: Arrangement;
  readonly players: number;
  /** Stacks in the storage tray. */
  readonly tray: number;
}

/** Corners of everything on the table: they set its size. */
export function tablePoints(subject: Subject): Vector[] {
  const die = diePlace(subject.board, subject.arrangement);
  const far = boardHalf(subject.board).z + (subject.arrangement === 'tall' ? BEYOND : 0);
  const near: Vector = [0, die.y, boardHalf(subject.board).z + NEAR_WOOD];
  const around = [...seatPoints(subject), ...aroundPoints(subject), ...box(0, 0, 0, far, die.y), near];
  return [...boardPoints(subject), ...around, ...box(die.x, die.z, DIE_ROOM, DIE_ROOM, die.y)];
}

/** And the crowns of the figures. The wood of its frame may be cut at the sides, or lie under panels. */
export function boardPoints({ board }: Subject): Vector[] {
  const crowns = board.regions.map(({ id }): Vector => {
    const [x, y, z] = stackPlace(board, id);
    return [x, y + CROWN, z];
  });
  return [...box(0, 0, board.width / 2 + MARGIN, boardHalf(board).z + MARGIN, BOARD_TOP), ...crowns];
}

export function seatPoints({ board, players }: Subject): Vector[] {
  return Array.from({ length: players }, (_, seat) => {
    const { x, y, z, width, depth } = seatPlace(board, players, seat);
    return box(x, z, width / 2, depth / 2, y);
  }).flat();
}

function aroundPoints(subject: Subject): Vector[] {
  const area = trayArea(subject.board, subject.arrangement, subject.tray);
  return [...columnPoints(subject), ...box(area.x, area.z, area.width / 2, area.depth / 2, area.y)];
}

export function columnPoints({ board, arrangement }: Subject): Vector[] {
  return [0, 2, 3, 5].flatMap((index) => {
    const { x, y, z } = comboPlace(board, arrangement, index);
    return box(x, z, COMBO.width / 2 + MARGIN, COMBO.depth / 2, y);
  });
}

export function box(x: number, z: number, halfX: number, halfZ: number, y: number): Vector[] {
  return [
    [x - halfX, y, z - halfZ],
    [x + halfX, y, z - halfZ],
    [x - halfX, y, z + halfZ],
    [x + halfX, y, z + halfZ],
  ];
}

/** Corners of a region and the crown of what stands there; nothing for no region. */
export function regionPoints(board: BoardGeometry, region: RegionId | null): Vector[] {
  if (region === null) return [];
  const [x, y, z] = stackPlace(board, region);
  const outline = board.regions[region]?.outline ?? [];
  return [...outline.map((point): Vector => [point.x, 0, point.y]), [x, y + CROWN, z]];
}
