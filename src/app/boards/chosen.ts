import type { BoardId } from '../../rules/index.ts';

/** The board that was chosen at my boards, for the next new game; null for none. */
let chosen: BoardId | null = null;

/** Chooses a board for the next new game. */
export function chooseBoard(board: BoardId | null): void {
  chosen = board;
}

/** The board chosen so. */
export const chosenBoard = () => chosen;
