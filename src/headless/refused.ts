import { type BoardId, boardIds, type Refusal } from '../rules/index.ts';
import { refusalWords } from '../words/index.ts';
import { Trouble } from './trouble.ts';

/** A refusal in the words of the table; seats have only their numbers as names here, from 1. */
export function inWords(refusal: Refusal, board: BoardId): { readonly text: string; readonly remedy: string | null } {
  const { text, remedy } = refusalWords(refusal, { board, seats: [] });
  return { text, remedy };
}

/** A refusal as trouble: `at` is the command's index in a list of commands. */
export function refused(refusal: Refusal, board: BoardId = boardIds[0] ?? 2, at?: number): Trouble {
  const { text, remedy } = inWords(refusal, board);
  return new Trouble('refused', text, { ...(at !== undefined && { at }), refusal, remedy });
}
