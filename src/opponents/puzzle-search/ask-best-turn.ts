import { askThread } from '../../ui/platform/thread.ts';
import { bestTurnJob, type TurnQuestion } from '../jobs.ts';
import type { TurnFound } from './best-turn.ts';

/** Positions that are looked at before a turn is given up: a few seconds. */
const LIMIT = 40_000;

/** Longest time in milliseconds that somebody waits for an answer. */
const PATIENCE = 15_000;

interface Asked {
  readonly position?: string | undefined;
  readonly game: Pick<TurnQuestion, 'content'>;
}

/** Null if it has too many ways or takes too long. Rejects if it fails, or is not, or no longer, wanted. */
export async function askBestTurn({ position, game }: Asked, signal: AbortSignal): Promise<TurnFound | null> {
  if (position === undefined) return null;
  signal.throwIfAborted();
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, PATIENCE);
  signal.addEventListener('abort', end);
  try {
    const question = { position, content: game.content, limit: LIMIT };
    return await askThread(bestTurnJob, question, { signal: ended.signal });
  } catch (failure) {
    if (ended.signal.aborted && !signal.aborted) return null;
    throw failure;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
