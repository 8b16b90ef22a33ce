import { create } from 'zustand';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { noSteps, type Steps, travelled, withStep } from '../../../ui/storage/shelf.ts';
import { type Draft, draftOf, type Edit, type Edited, edited } from './edits/index.ts';
import { codeOf, forgetDrawings, type Kept, keepOpen, mostKept, shelved, tidyName } from './shelf.ts';

/** The boards kept, and the one edited. Only deleting is a step here: each board has steps of its own. */
export const { use: useBench, undo: undelete } = shelved;

// Of a board that was deleted it stayed as long as it could be had again.
forgetDrawings(useBench.getState().things);

const useSteps = create<Readonly<Record<string, Steps<Draft>>>>()(() => ({}));

export const useStepsOf = (id: string): Steps<Draft> => useSteps((all) => all[id]) ?? noSteps;

/** Reads again what this browser keeps: another tab has changed it. */
export function reread(): void {
  useSteps.setState({}, true);
  shelved.reread();
}

export const watchBench = (): (() => void) => shelved.watch(reread);

const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

const changeBoard = (id: string, part: Partial<Kept>) =>
  shelved.change((boards) => boards.map((one) => (one.id === id ? { ...one, ...part } : one)));

/** Begins to edit a board; null goes back to the shelf. */
export function openBoard(open: string | null): void {
  keepOpen(open);
  shelved.open(open);
}

/** Puts a board on the shelf. Returns its id; null if there is no room for it. */
export function addBoard(name: string, data: BoardData): string | null {
  if (useBench.getState().things.length >= mostKept) return null;
  const board: Kept = { id: freshId(), name: tidyName(name), draft: draftOf(data) };
  shelved.change((boards) => [...boards, board]);
  return board.id;
}

export function sameBoard(data: BoardData): string | null {
  const wanted = codeOf(data);
  return useBench.getState().things.find(({ draft }) => codeOf(draft.data) === wanted)?.id ?? null;
}

export function renameBoard(id: string, name: string): void {
  changeBoard(id, { name: tidyName(name) });
}

/** Takes a board off the shelf; `undelete` puts it back where it stood. */
export function deleteBoard(id: string): void {
  shelved.step(({ things, open }) => ({
    things: things.filter((one) => one.id !== id),
    open: open === id ? null : open,
  }));
}

/** The board that is being edited, as it is at this moment: strokes come faster than drawing. */
export function boardNow(): Kept | null {
  const { things, open } = useBench.getState();
  return things.find(({ id }) => id === open) ?? null;
}

/** Changes the board that is being edited. A stroke goes on as one step with those before of the same name. */
export function edit(by: Edit, stroke: string | null = null): Edited | null {
  const board = boardNow();
  if (board === null) return null;
  const { id, draft } = board;
  const outcome = edited(draft, by);
  if (!outcome.ok || outcome.draft === draft) return outcome;
  useSteps.setState((all) => ({ [id]: withStep(all[id] ?? noSteps, draft, stroke) }));
  changeBoard(id, { draft: outcome.draft });
  return outcome;
}

function travel(way: 'undo' | 'redo'): boolean {
  const board = boardNow();
  const moved = board && travelled(useSteps.getState()[board.id] ?? noSteps, board.draft, way);
  if (board === null || moved === null) return false;
  useSteps.setState({ [board.id]: moved.steps });
  changeBoard(board.id, { draft: moved.there });
  return true;
}

export const undo = () => travel('undo');
export const redo = () => travel('redo');
