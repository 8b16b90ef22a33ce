import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { keptList } from '../../../ui/platform/kept-list.ts';
import { kept, keptInTab } from '../../../ui/platform/storage.ts';
import { type Draft, draftOf } from './edits/index.ts';

/** Where this browser keeps boards of one's own. */
const name = 'small-world-table.boards';

/** The most that are kept: each is some hundred letters, and its drawing some thousand. */
export const mostKept = 60;
/** The longest name, in letters. */
export const longestName = 40;

/** A board of one's own on the shelf, as far as it has been made. */
export interface Kept {
  /** Its name for the page; it stays itself, whatever becomes of it. */
  readonly id: string;
  /** What its maker calls it. */
  readonly name: string;
  readonly draft: Draft;
}

type Found = Partial<Record<'id' | 'name' | 'board', unknown>>;

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

/** A name as it may be kept: one line, not too long. */
export const tidyName = (text: string) => text.replace(/\s+/gu, ' ').slice(0, longestName);

function readKept(found: unknown): Kept | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, name: called, board }: Found = found;
  if (typeof id !== 'string' || !/^[a-z]{1,40}$/.test(id) || typeof board !== 'string') return null;
  const reading = readDraft(board);
  return reading.ok
    ? { id, name: typeof called === 'string' ? tidyName(called) : '', draft: draftOf(reading.data) }
    : null;
}

/** The boards kept in this browser. What cannot be read is put aside, and the rest goes on. */
export const keptBoards = (): readonly Kept[] => keptList(name, readKept);

/** Keeps them; if there is no room, drawings make way. Returns whether the browser took them. */
export function keepBoards(boards: readonly Kept[]): boolean {
  const rows = boards.map((one) => ({ id: one.id, name: one.name, board: codeOf(one.draft.data) }));
  const keep = () => kept.set(name, JSON.stringify(rows));
  if (keep()) return true;
  forgetDrawings();
  return keep();
}

const openName = `${name}.open`;

/** The id of the board that was being edited in this tab; null if none was. */
export const keptOpen = (): string | null => keptInTab.get(openName);

/** Remembers which board is being edited in this tab: a reload goes on with it. */
export function keepOpen(id: string | null): void {
  if (id === null) keptInTab.remove(openName);
  else keptInTab.set(openName, id);
}

/** Tells a listener when another tab has changed what is kept. Returns the way to stop it. */
export function watchShelf(told: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === name) told();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

const drawnName = (id: string) => `${name}.drawn.${id}`;

/** The drawing of a board as it was kept, to be looked at with care; null if there is none. */
export function keptDrawing(id: string): unknown {
  return kept.value(drawnName(id));
}

/** Keeps a board's drawing; null forgets it. Without room it is drawn again when it is wanted. */
export function keepDrawing(id: string, drawing: object | null): void {
  if (drawing === null) kept.remove(drawnName(id));
  else kept.set(drawnName(id), JSON.stringify(drawing));
}

function forgetDrawings(): void {
  for (const key of kept.names()) if (key.startsWith(drawnName(''))) kept.remove(key);
}
