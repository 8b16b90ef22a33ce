import { ownReader } from '../own-reader.ts';
import { board2 } from './board2.ts';
import { board3 } from './board3.ts';
import { board4 } from './board4.ts';
import { board5 } from './board5.ts';
import { type BoardFacts, type BoardId, complete, type PrintedBoardId } from './facts.ts';

export type {
  BoardFacts,
  BoardId,
  Drawing,
  OwnBoardId,
  PrintedBoardId,
  RegionFacts,
  RegionSymbol,
  Terrain,
} from './facts.ts';
export { edge, isWater } from './facts.ts';
export {
  type BoardData,
  type BoardReading,
  boardBounds,
  boardData,
  type OwnRegion,
  readBoard,
  regionSymbols,
  terrains,
} from './own/index.ts';

export const boardIds: readonly PrintedBoardId[] = [2, 3, 4, 5];

export const boards: Readonly<Record<PrintedBoardId, BoardFacts>> = {
  2: complete(board2),
  3: complete(board3),
  4: complete(board4),
  5: complete(board5),
};

/** The facts of any board. Throws if the name is none: those in states, set-ups and boxes have been read. */
export function boardFacts(id: BoardId): BoardFacts {
  return typeof id === 'number' ? boards[id] : ownReader().board(id);
}

/** Rounds for so many players, whatever the board (SET-2). */
export function roundsFor(players: number): number {
  return (boards[players as PrintedBoardId] ?? boards[5]).rounds;
}
