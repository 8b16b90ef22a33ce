import type { BoardGeometry } from '../../boards/index.ts';
import type { Seat } from '../../rules/index.ts';
import { TABLE_TOP } from './units.ts';

/** Things beside the board (`wide`), or in front of and behind it (`tall`: a phone held upright). */
export type Arrangement = 'wide' | 'tall';

/** A place on the table, in board units. */
export interface TablePlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A player's strip of cloth at the edge of the table. */
export interface SeatPlace extends TablePlace {
  readonly width: number;
  readonly depth: number;
  /** 1 on the near side of the table, -1 on the far side. */
  readonly side: 1 | -1;
}

/** From the board's edge to the outside of its frame, in board units. */
export const FRAME = 0.25;
const SEAT_DEPTH = 0.62;
const GAP = 0.05;

/** Half the board with its frame. */
export function boardHalf(board: BoardGeometry): { x: number; z: number } {
  return { x: board.width / 2 + FRAME, z: board.height / 2 + FRAME };
}

/** Where a seat's cloth lies: in front of and behind the board, clockwise from the near right. */
export function seatPlace(board: BoardGeometry, players: number, seat: Seat): SeatPlace {
  const half = boardHalf(board);
  const near = Math.ceil(players / 2);
  const onNear = seat < near;
  const count = onNear ? near : players - near;
  const order = onNear ? count - 1 - seat : seat - near;
  const width = Math.min(3.6, (2 * half.x) / count - 0.16);
  const side = onNear ? 1 : -1;
  return {
    x: (order - (count - 1) / 2) * (width + 0.16),
    y: TABLE_TOP,
    z: side * (half.z + GAP + SEAT_DEPTH / 2),
    width,
    depth: SEAT_DEPTH,
    side,
  };
}

/** Size of one combo of the column: banner and badge side by side. */
export const COMBO = { width: 2.05, depth: 0.74 } as const;

/** Where combo `index` of the column lies (its middle). */
export function comboPlace(board: BoardGeometry, arrangement: Arrangement, index: number): TablePlace {
  const half = boardHalf(board);
  if (arrangement === 'wide') {
    const pitch = Math.max(COMBO.depth + 0.06, Math.min(1.06, (2 * half.z - 0.5) / 6));
    return { x: half.x + 0.3 + COMBO.width / 2, y: TABLE_TOP, z: (index - 2.5) * pitch - 0.15 };
  }
  // Abreast as many as the board is broad.
  const abreast = half.x > COMBO.width * 1.3 ? 3 : 2;
  const pitch = Math.min(COMBO.width + 0.5, (2 * half.x) / abreast);
  const row = Math.floor(index / abreast);
  return {
    x: ((index % abreast) - (abreast - 1) / 2) * pitch,
    y: TABLE_TOP,
    z: half.z + GAP * 2 + SEAT_DEPTH + COMBO.depth * (row * 1.15 + 0.55),
  };
}

/** Distance between the stacks of the storage tray, i.e. the width of a well, and height of a well's floor above the table. */
const TRAY_PITCH = 0.52;
export const WELL_FLOOR = 0.05;

/** Where stack `index` of `count` stands in the storage tray. */
export function trayPlace(board: BoardGeometry, arrangement: Arrangement, index: number, count: number): TablePlace {
  const { x, y, z, across } = trayArea(board, arrangement, count);
  const rows = Math.ceil(count / across);
  const row = Math.floor(index / across);
  return {
    x: x + ((index % across) - (across - 1) / 2) * TRAY_PITCH,
    y: y + WELL_FLOOR,
    z: z + (row - (rows - 1) / 2) * TRAY_PITCH,
  };
}

/** The storage tray: its middle, its size, how many stacks stand abreast, and how many fit. */
interface TrayArea extends TablePlace {
  readonly width: number;
  readonly depth: number;
  readonly across: number;
  readonly wells: number;
}

/** Where the storage tray lies, and how large it is, for `count` stacks. Lengths in board units. */
export function trayArea(board: BoardGeometry, arrangement: Arrangement, count: number): TrayArea {
  const half = boardHalf(board);
  const across = arrangement === 'wide' ? 2 : Math.ceil(count / 2);
  const rows = Math.ceil(count / across);
  const [width, depth] = [across * TRAY_PITCH + 0.16, rows * TRAY_PITCH + 0.16];
  const size = { y: TABLE_TOP, width, depth, across, wells: across * rows };
  if (arrangement === 'wide') return { ...size, x: -half.x - 0.3 - width / 2, z: 0.1 };
  return { ...size, x: 0, z: -(half.z + GAP * 2 + SEAT_DEPTH + depth / 2) };
}

/** Where the die rests: whatever the direction of the throw, all of it is in the picture. `tray` is the tray's number of stacks. */
export function diePlace(board: BoardGeometry, arrangement: Arrangement, tray = 14): TablePlace {
  const half = boardHalf(board);
  if (arrangement === 'wide') return { x: half.x + 1.3, y: TABLE_TOP, z: half.z + 0.04 };
  // In front of the column a phone's panels cover the table.
  const { z, depth } = trayArea(board, arrangement, tray);
  return { x: half.x - 0.74, y: TABLE_TOP, z: z + depth / 2 - 0.15 };
}

/** Where round `round` (1-based) of `rounds` is marked, on the far side of the frame. */
export function roundPlace(board: BoardGeometry, round: number, rounds: number): TablePlace {
  const pitch = Math.min(0.56, (board.width - 0.6) / rounds);
  return { x: (round - (rounds + 1) / 2) * pitch, y: 0.12, z: -board.height / 2 - FRAME / 2 - 0.03 };
}
