import type { BoardData } from '../rules/drafts.ts';
import type { BoardId } from '../rules/index.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';
import type { BoardAnswer, BoardTask, DraftProgress } from './worker.ts';

/** The drawing of a board of one's own, by a thread of its own, which ends with it. Where there are no threads (in tests, on servers) it is drawn at once. */
export async function drawnElsewhere(id: BoardId): Promise<OutlineFile> {
  if (typeof Worker === 'undefined') {
    const [{ drawn }, { boardFacts }] = await Promise.all([import('./drawing/index.ts'), import('../rules/index.ts')]);
    return drawn(boardFacts(id));
  }
  const answer = await ask({ draw: id });
  if (!('outlines' in answer)) throw new Error('boards: nothing was drawn');
  return answer.outlines;
}

/** A board by wishes; null if none can be made. Rejects if it is taken back (`signal`) or the thread fails. */
export async function madeElsewhere(wishes: BoardWishes, signal?: AbortSignal): Promise<BoardId | null> {
  const answer = await ask({ make: wishes }, signal);
  if (!('made' in answer)) throw new Error('boards: nothing was made');
  return answer.made;
}

/**
 * The drawing of a board that is being edited, whether or not a game can be dealt on it. `told` hears how far it is. Rejects if it is taken back (`signal`) or the
 * thread fails.
 */
export async function draftDrawnElsewhere(
  data: BoardData,
  told: (progress: DraftProgress) => void,
  signal: AbortSignal,
): Promise<OutlineFile> {
  if (typeof Worker === 'undefined') {
    const { drawnStepwise } = await import('./drawing/index.ts');
    return drawnStepwise(data, () => undefined);
  }
  const answer = await ask({ draft: data }, signal, told);
  if (!('outlines' in answer)) throw new Error('boards: nothing was drawn');
  return answer.outlines;
}

function ask(task: BoardTask, signal?: AbortSignal, told?: (progress: DraftProgress) => void): Promise<BoardAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Error('taken back'));
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', takenBack);
    };
    const fail = (why: string) => {
      end();
      reject(new Error(why));
    };
    const takenBack = () => fail('taken back');
    signal?.addEventListener('abort', takenBack);
    worker.addEventListener('error', (event) => fail(event.message));
    worker.addEventListener('message', ({ data }: MessageEvent<BoardAnswer | DraftProgress>) => {
      if ('share' in data) return told?.(data);
      end();
      if ('trouble' in data) reject(new Error(data.trouble));
      else resolve(data);
    });
    worker.postMessage(task);
  });
}
