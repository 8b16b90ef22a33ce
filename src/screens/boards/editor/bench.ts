import { create } from 'zustand';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { type Draft, draftOf, type Edit, type Edited, edited } from './edits/index.ts';
import {
  codeOf,
  type Kept,
  keepBoards,
  keepDrawing,
  keepOpen,
  keptBoards,
  keptDrawing,
  keptOpen,
  mostKept,
  tidyName,
} from './shelf.ts';

/** What came before and after a board's present state, the newest last. */
interface History {
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** What the last step belongs to: a stroke goes on as one step. */
  readonly stroke: string | null;
}

interface Bench {
  readonly boards: readonly Kept[];
  /** The id of the one being edited; null while the shelf is looked at. */
  readonly open: string | null;
  readonly histories: Readonly<Record<string, History>>;
  /** The one that was deleted last, and where it stood: it can be had again. */
  readonly deleted: { readonly board: Kept; readonly at: number; readonly drawing: unknown } | null;
  /** Did the browser take what was to be kept? */
  readonly isKept: boolean;
}

/** The most steps that can be taken back, of each board. */
const mostSteps = 200;
const none: History = { past: [], future: [], stroke: null };

const opened = (boards: readonly Kept[], open: string | null): Bench => ({
  boards,
  open: boards.some(({ id }) => id === open) ? open : null,
  histories: {},
  deleted: null,
  isKept: true,
});

/** The boards of this browser, and the one being edited. */
export const useBench = create<Bench>()(() => opened(keptBoards(), keptOpen()));

/** Reads again what this browser keeps: another tab has changed it. */
export function reread(): void {
  useBench.setState(({ open }) => opened(keptBoards(), open));
}

/** The history of a board. */
export const historyOf = ({ histories }: Bench, id: string): History => histories[id] ?? none;

const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

function change(change: (bench: Bench) => Partial<Bench>): void {
  useBench.setState((bench) => {
    const next = { ...bench, ...change(bench) };
    return next.boards === bench.boards ? next : { ...next, isKept: keepBoards(next.boards) };
  });
}

const withBoard = (boards: readonly Kept[], id: string, part: Partial<Kept>) =>
  boards.map((one) => (one.id === id ? { ...one, ...part } : one));

/** Begins to edit a board; null goes back to the shelf. */
export function openBoard(open: string | null): void {
  keepOpen(open);
  useBench.setState({ open });
}

/** Puts a board on the shelf. Returns its id; null if there is no room for it. */
export function addBoard(name: string, data: BoardData): string | null {
  if (useBench.getState().boards.length >= mostKept) return null;
  const id = freshId();
  change(({ boards }) => ({ boards: [...boards, { id, name: tidyName(name), draft: draftOf(data) }] }));
  return id;
}

/** The id of a board that is the same as this one; null if there is none. */
export function sameBoard(data: BoardData): string | null {
  const wanted = codeOf(data);
  return useBench.getState().boards.find(({ draft }) => codeOf(draft.data) === wanted)?.id ?? null;
}

/** Calls a board otherwise. */
export function renameBoard(id: string, name: string): void {
  change(({ boards }) => ({ boards: withBoard(boards, id, { name: tidyName(name) }) }));
}

/** Takes a board off the shelf, from where `undelete` brings it back. */
export function deleteBoard(id: string): void {
  change(({ boards, open }) => {
    const at = boards.findIndex((one) => one.id === id);
    const board = boards[at];
    if (board === undefined) return {};
    const deleted = { board, at, drawing: keptDrawing(id) };
    keepDrawing(id, null);
    return { boards: boards.filter((one) => one !== board), deleted, open: open === id ? null : open };
  });
}

/** Puts the board that was deleted last back where it stood. */
export function undelete(): void {
  change(({ boards, deleted }) => {
    if (deleted === null) return {};
    const { board, at, drawing } = deleted;
    if (typeof drawing === 'object') keepDrawing(board.id, drawing);
    return { boards: boards.toSpliced(at, 0, board), deleted: null };
  });
}

/** Changes the board that is being edited. A stroke goes on as one step with those before of the same name. */
export function edit(by: Edit, stroke: string | null = null): Edited | null {
  const { boards, open } = useBench.getState();
  const board = boards.find(({ id }) => id === open);
  if (board === undefined || open === null) return null;
  const outcome = edited(board.draft, by);
  if (!outcome.ok || outcome.draft === board.draft) return outcome;
  change((bench) => {
    const history = historyOf(bench, open);
    const goesOn = stroke !== null && stroke === history.stroke;
    const past = goesOn ? history.past : [...history.past.slice(-mostSteps), board.draft];
    return {
      boards: withBoard(boards, open, { draft: outcome.draft }),
      histories: { ...bench.histories, [open]: { past, future: [], stroke } },
    };
  });
  return outcome;
}

function travel(from: 'past' | 'future', to: 'past' | 'future'): boolean {
  const { boards, open, histories } = useBench.getState();
  const board = boards.find(({ id }) => id === open);
  const history = open === null ? undefined : histories[open];
  const there = history?.[from].at(-1);
  if (board === undefined || history === undefined || there === undefined || open === null) return false;
  const moved = { ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], board.draft], stroke: null };
  change(() => ({ boards: withBoard(boards, open, { draft: there }), histories: { ...histories, [open]: moved } }));
  return true;
}

/** Takes back the last step of the board that is being edited. Returns whether there was one. */
export const undo = () => travel('past', 'future');
/** Does it again. */
export const redo = () => travel('future', 'past');
