import type { Seat } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { TABLE_TOP } from './placement.ts';

/**
 * What lies around the board: column and tray close beside it where a window has room for them (`wide`); on a usual screen the board has all of the
 * breadth, so both lie out of sight rather than cut (`snug`), as on a phone held upright (`tall`).
 */
export type Arrangement = 'wide' | 'snug' | 'tall';

/** A place on the table, in board units. */
export interface TablePlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface SeatPlace extends TablePlace {
  readonly width: number;
  readonly depth: number;
  /** 1 on the near side of the table, -1 on the far side. */
  readonly side: 1 | -1;
}

/** From the board's edge to the outside of its frame, in board units. */
const FRAME = 0.25;
/** Height of the frame's upper side, in board units. */
export const FRAME_TOP = 0.12;
const SEAT_DEPTH = 0.52;
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

export const COMBO = { width: 2.05, depth: 0.74 } as const;

/** From the board's frame to column and tray, in board units. */
const TO_COLUMN = { wide: 0.3, snug: 5.2, tall: 3 } as const;
const TO_TRAY = { wide: 0.3, snug: 4.4, tall: 2 } as const;

export function comboPlace(board: BoardGeometry, arrangement: Arrangement, index: number): TablePlace {
  const half = boardHalf(board);
  const pitch = Math.max(COMBO.depth + 0.06, Math.min(1.06, (2 * half.z - 0.5) / 6));
  return { x: half.x + TO_COLUMN[arrangement] + COMBO.width / 2, y: TABLE_TOP, z: (index - 2.5) * pitch - 0.15 };
}

/** Distance between the tray's stacks, i.e. a well's width; height of a well's floor above the table. */
const TRAY_PITCH = 0.52;
export const WELL_FLOOR = 0.05;

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

interface TrayArea extends TablePlace {
  readonly width: number;
  readonly depth: number;
  readonly across: number;
  readonly wells: number;
}

/** For `count` stacks: beside the board, on the left. Lengths in board units. */
export function trayArea(board: BoardGeometry, arrangement: Arrangement, count: number): TrayArea {
  const across = 2;
  const rows = Math.ceil(count / across);
  const [width, depth] = [across * TRAY_PITCH + 0.16, rows * TRAY_PITCH + 0.16];
  const x = -boardHalf(board).x - TO_TRAY[arrangement] - width / 2;
  return { x, y: TABLE_TOP, z: 0.1, width, depth, across, wells: across * rows };
}

/** On bare wood beside the board, in front of the column, or of the cloths on an upright screen. */
export function diePlace(board: BoardGeometry, arrangement: Arrangement): TablePlace {
  const half = boardHalf(board);
  switch (arrangement) {
    case 'wide':
      return { x: half.x + 0.8, y: TABLE_TOP, z: half.z + GAP + SEAT_DEPTH / 2 };
    case 'snug':
      return { x: half.x + 0.7, y: TABLE_TOP, z: half.z * 0.45 };
    case 'tall':
      return { x: 0, y: TABLE_TOP, z: half.z + GAP + SEAT_DEPTH + 0.45 };
  }
}

/** Where round `round` (1-based) of `rounds` is marked, on the far side of the frame. */
export function roundPlace(board: BoardGeometry, round: number, rounds: number): TablePlace {
  const pitch = Math.min(0.56, (board.width - 0.6) / rounds);
  return { x: (round - (rounds + 1) / 2) * pitch, y: 0.12, z: -board.height / 2 - FRAME / 2 - 0.03 };
}
