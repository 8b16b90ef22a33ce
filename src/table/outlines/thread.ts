import type { BoardData } from '../../rules/boards/own/data.ts';
import { type BoardId, boardFacts } from '../../rules/index.ts';
import { noThread, startThread } from '../../ui/platform/thread.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';
import type { BoardAnswer, BoardTask, DraftProgress } from './worker.ts';

/** The drawing of a board of one's own, by a thread of its own, which ends with it. Where there are no threads (in tests, on servers) it is drawn at once. */
export async function drawnElsewhere(id: BoardId): Promise<OutlineFile> {
  return elsewhere({ draw: id }, async () => (await import('./drawing/index.ts')).drawn(boardFacts(id)));
}

/** A board by wishes; null if none can be made. Rejects if it is taken back (`signal`) or the thread fails. */
export async function madeElsewhere(wishes: BoardWishes, signal?: AbortSignal): Promise<BoardId | null> {
  const answer = await ask({ make: wishes }, signal);
  if (!('made' in answer)) throw new Error('boards: nothing was made');
  return answer.made;
}

/**
 * The drawing of a board that is being edited, whether or not a game can be dealt on it. `told` hears how far it is. Rejects if it is taken back (`signal`) or
 * nothing can be drawn.
 */
export async function draftDrawnElsewhere(
  data: BoardData,
  told: (progress: DraftProgress) => void,
  signal: AbortSignal,
): Promise<OutlineFile> {
  const here = async () => (await import('./drawing/index.ts')).drawnStepwise(data, () => undefined);
  return elsewhere({ draft: data }, here, signal, told);
}

/** What a thread draws; or, where the browser has none for the page, what is drawn here. */
async function elsewhere(
  task: BoardTask,
  here: () => Promise<OutlineFile>,
  signal?: AbortSignal,
  told?: (progress: DraftProgress) => void,
): Promise<OutlineFile> {
  try {
    const answer = await ask(task, signal, told);
    if ('outlines' in answer) return answer.outlines;
  } catch (failure) {
    if (!(failure instanceof Error) || failure.message !== noThread) throw failure;
    return here();
  }
  throw new Error('boards: nothing was drawn');
}

function ask(task: BoardTask, signal?: AbortSignal, told?: (progress: DraftProgress) => void): Promise<BoardAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Error('taken back'));
    const end = () => {
      thread.end();
      signal?.removeEventListener('abort', takenBack);
    };
    const fail = (why: string) => {
      end();
      reject(new Error(why));
    };
    const takenBack = () => fail('taken back');
    const thread = startThread<BoardTask, BoardAnswer | DraftProgress>(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
      {
        onAnswer(data) {
          if ('share' in data) return told?.(data);
          end();
          if ('trouble' in data) reject(new Error(data.trouble));
          else resolve(data);
        },
        onTrouble: fail,
      },
    );
    signal?.addEventListener('abort', takenBack);
    thread.ask(task);
  });
}
