import type { BoardId } from '../rules/index.ts';
import { arrangementFor, tableBoard } from './camera/arrangement.ts';
import type { Frame } from './camera/framing.ts';
import { diePlace, type TablePlace } from './layout/table-plan.ts';

/** Where the die rests on the table of a frame, in board units. Its board's outlines must be loaded. */
export function diePlaceIn(board: BoardId, frame: Frame): TablePlace {
  return diePlace(tableBoard(board, frame), arrangementFor(frame));
}
