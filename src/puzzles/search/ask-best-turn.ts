import type { TableSetup } from '../../turn/index.ts';
import type { TurnFound } from './best-turn.ts';
import type { TurnQuestion } from './worker.ts';

/** Positions that are looked at before a turn is given up: a few seconds. */
const LIMIT = 40_000;

/** Longest time in milliseconds that somebody waits for an answer. */
const PATIENCE = 15_000;

/**
 * The best turn of a puzzle's position, worked out on a thread of its own; null if it has too many ways, or takes too long. Rejects if it fails, or is not
 * wanted any more.
 */
export async function askBestTurn({ position, game }: TableSetup, signal: AbortSignal): Promise<TurnFound | null> {
  if (position === undefined) return null;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const question: TurnQuestion = { position, content: game.content, limit: LIMIT };
  try {
    return await new Promise<TurnFound | null>((resolve, reject) => {
      const timer = setTimeout(() => resolve(null), PATIENCE);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('not wanted'));
      });
      worker.addEventListener('message', ({ data }: MessageEvent<TurnFound | null>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        clearTimeout(timer);
        reject(new Error(message));
      });
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
