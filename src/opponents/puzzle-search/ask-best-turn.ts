import { startThread } from '../../ui/platform/thread.ts';
import type { TurnFound } from './best-turn.ts';
import type { TurnQuestion } from './worker.ts';

/** Positions that are looked at before a turn is given up: a few seconds. */
const LIMIT = 40_000;

/** Longest time in milliseconds that somebody waits for an answer. */
const PATIENCE = 15_000;

/** The position of a puzzle, as a table's set-up has it. */
interface Asked {
  readonly position?: string | undefined;
  readonly game: Pick<TurnQuestion, 'content'>;
}

/**
 * The best turn of a puzzle's position, worked out on a thread of its own; null if it has too many ways, or takes too long. Rejects if it fails, or is not
 * wanted any more, or was not to begin with.
 */
export async function askBestTurn({ position, game }: Asked, signal: AbortSignal): Promise<TurnFound | null> {
  if (position === undefined) return null;
  signal.throwIfAborted();
  const question: TurnQuestion = { position, content: game.content, limit: LIMIT };
  const ended = new AbortController();
  try {
    return await new Promise<TurnFound | null>((resolve, reject) => {
      const thread = startThread<TurnQuestion, TurnFound | null>(
        () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        { onAnswer: resolve, onTrouble: (why) => reject(new Error(why)) },
      );
      const timer = setTimeout(() => resolve(null), PATIENCE);
      ended.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        thread.end();
      });
      signal.addEventListener('abort', () => reject(new Error('not wanted')), { signal: ended.signal });
      thread.ask(question);
    });
  } finally {
    ended.abort();
  }
}
