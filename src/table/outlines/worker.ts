import '../../ui/floor/index.ts';
import type { BoardData } from '../../rules/boards/own/data.ts';
import { type BoardId, boardFacts } from '../../rules/index.ts';
import '../../rules/own-boxes.ts';
import { drawn, drawnStepwise } from './drawing/index.ts';
import { makeBoard } from './making/make.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';

/** What the thread is asked for: the drawing of a board, or of one that is being edited, or a board by wishes. */
export type BoardTask = { readonly draw: BoardId } | { readonly draft: BoardData } | { readonly make: BoardWishes };

/** How far the drawing of one that is being edited is: the share that is done, and what it looks like, if that has changed. */
export interface DraftProgress {
  readonly share: number;
  readonly rough: OutlineFile | null;
}

/** What it answers: the drawing, the board's name (null: no such board can be made), or what went wrong. */
export type BoardAnswer =
  | { readonly outlines: OutlineFile }
  | { readonly made: BoardId | null }
  | { readonly trouble: string };

addEventListener('message', ({ data }: MessageEvent<BoardTask>) => {
  postMessage(answerTo(data));
});

function answerTo(task: BoardTask): BoardAnswer {
  try {
    if ('make' in task) return { made: makeBoard(task.make) };
    if ('draw' in task) return { outlines: drawn(boardFacts(task.draw)) };
    const told = (share: number, rough: OutlineFile | null) => postMessage({ share, rough } satisfies DraftProgress);
    return { outlines: drawnStepwise(task.draft, told) };
  } catch (failure) {
    return { trouble: String(failure) };
  }
}
