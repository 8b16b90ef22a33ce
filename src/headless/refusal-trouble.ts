import { type BoardId, type BoxName, boardIds, findContent, type Refusal } from '../rules/index.ts';
import { refusalWords } from '../ui/words/refusal-words.ts';
import { type Fault, Trouble } from './trouble.ts';

interface Table {
  readonly board: BoardId;
  readonly content?: BoxName | undefined;
}

const noTable: Table = { board: boardIds[0] ?? 2 };

/** A refusal in the words of the table; seats have only their numbers as names here, from 1. */
export function inWords(
  refusal: Refusal,
  { board, content }: Table,
): { readonly text: string; readonly remedy: string | null } {
  const { text, remedy } = refusalWords(refusal, { board, content, seats: [] });
  return { text, remedy };
}

/** `at`: the command's index in a list of commands; `faults`: where the fault is, if at one place. */
export function refused(refusal: Refusal, table: Table = noTable, at?: number, faults?: readonly Fault[]): Trouble {
  const { text, remedy } = inWords(refusal, table);
  return new Trouble('refused', text, {
    ...(at !== undefined && { at }),
    refusal,
    remedy,
    ...(faults && { faults }),
  });
}

/** Throws why the box cannot be played with, and where in `path` its data are at fault, if at one place. */
export function boxCalled(content: BoxName | undefined, path: string) {
  const found = findContent(content);
  if (found.ok) return found.content;
  const { refusal, place } = found;
  if (place === undefined) throw refused(refusal);
  const { text } = inWords(refusal, noTable);
  throw refused(refusal, noTable, undefined, [
    { path: `${path}.own.${place}`, clause: refusal.clause, code: 'value', message: text },
  ]);
}
