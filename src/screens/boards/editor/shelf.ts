import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import type { OwnBoardId } from '../../../rules/index.ts';
import { kept, keptInTab } from '../../../ui/platform/storage.ts';
import { isObject, object, type Reader } from '../../../ui/storage/reader.ts';
import { shelf } from '../../../ui/storage/shelf.ts';
import { type Stored, stored } from '../../../ui/storage/stored.ts';
import { type Draft, draftOf } from './edits/index.ts';

const name = 'small-world-table.boards';

/** The most that are kept: each is some hundred letters, and its drawing some thousand. */
export const mostKept = 60;
export const longestName = 40;

export interface Kept {
  /** Its name for the page; it stays itself, whatever becomes of it. */
  readonly id: string;
  readonly name: string;
  readonly draft: Draft;
}

const codes = new WeakMap<BoardData, string>();

/** A board as text: its name for the rules, once it has no faults. */
export function codeOf(data: BoardData): string {
  const known = codes.get(data);
  if (known !== undefined) return known;
  const reading = readDraft(data);
  const code = reading.ok ? reading.id : '';
  codes.set(data, code);
  return code;
}

export const tidyName = (text: string) => text.replace(/\s+/gu, ' ').slice(0, longestName);

const readKept: Reader<Kept> = (found) => {
  if (!isObject(found)) return null;
  const { id, name: called, board } = found;
  if (typeof id !== 'string' || !/^[a-z]{1,40}$/.test(id) || typeof board !== 'string') return null;
  const reading = readDraft(board);
  return reading.ok
    ? { id, name: typeof called === 'string' ? tidyName(called) : '', draft: draftOf(reading.data) }
    : null;
};

const openName = `${name}.open`;

const keptOpen = (): string | null => keptInTab.get(openName);

/** Remembers which board is being edited in this tab: a reload goes on with it. */
export function keepOpen(id: string | null): void {
  if (id === null) keptInTab.remove(openName);
  else keptInTab.set(openName, id);
}

const drawnName = (id: string) => `${name}.drawn.${id}`;

/** As it is kept, to be looked at with care. Without room it is drawn again when it is wanted. */
export const drawing = (id: string): Stored<Readonly<Record<string, unknown>> | null> =>
  stored<Readonly<Record<string, unknown>> | null>(drawnName(id), object, null);

/** Forgets the drawings of all boards but these. */
export function forgetDrawings(boards: readonly Kept[] = []): void {
  const names = new Set(boards.map(({ id }) => drawnName(id)));
  for (const key of kept.names()) if (key.startsWith(drawnName('')) && !names.has(key)) kept.remove(key);
}

/** The boards of this browser, and the one being edited. If there is no room, drawings make way. */
export const shelved = shelf(name, readKept, {
  opens: keptOpen,
  write: (boards) => boards.map((one) => ({ id: one.id, name: one.name, board: codeOf(one.draft.data) })),
  makeSpace: forgetDrawings,
});

/** The boards of this browser that a game can be dealt on; `board` is their name for the rules. */
export function playableBoards(): readonly { readonly called: string; readonly board: OwnBoardId }[] {
  return shelved.kept().flatMap(({ name, draft }) => {
    const reading = readDraft(draft.data);
    return reading.ok && reading.faults.length === 0 ? [{ called: name, board: reading.id }] : [];
  });
}
