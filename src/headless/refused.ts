import { type BoardId, boardIds, type Refusal } from '../rules/index.ts';
import { refusalWords } from '../words/index.ts';
import { Trouble } from './trouble.ts';

/** A refusal in the words the table would use; the seats have no names here but their numbers, from 1. */
export function inWords(refusal: Refusal, board: BoardId): { readonly text: string; readonly remedy: string | null } {
  const { text, remedy } = refusalWords(refusal, { board, seats: [] });
  return { text, remedy };
}

/** What the rules forbid, as trouble: `at` is the index of the command in a list of them. */
export function refused(refusal: Refusal, board: BoardId = boardIds[0] ?? 2, at?: number): Trouble {
  const { text, remedy } = inWords(refusal, board);
  return new Trouble('refused', text, { ...(at !== undefined && { at }), refusal, remedy });
}
