import { type BoardId, boardFacts } from '../rules/index.ts';
import '../rules/own-boxes.ts';
import { drawn } from './drawing/index.ts';
import { makeBoard } from './making/make.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';

/** What the thread is asked for: the drawing of a board, or a board by wishes. */
export type BoardTask = { readonly draw: BoardId } | { readonly make: BoardWishes };

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
    return 'make' in task ? { made: makeBoard(task.make) } : { outlines: drawn(boardFacts(task.draw)) };
  } catch (failure) {
    return { trouble: String(failure) };
  }
}
