import type { Played } from '../turn/index.ts';
import { asSaveError, SaveError } from './problem.ts';

/**
 * Saves a game step by step. While the storage owes an answer to an earlier step, no step waits for it: it is told at once that saving is `slow`, and
 * the newest is written as soon as the answer is there. The `outcome` of that trouble tells how it ended.
 */
export function keeperOf(write: (played: Played) => Promise<void>): (played: Played) => Promise<void> {
  let owed: Promise<void> | null = null;
  let newest: Played | null = null;

  const keep = async (played: Played): Promise<void> => {
    if (owed !== null) {
      newest = played;
      throw new SaveError('slow', 'an earlier step', owed);
    }
    try {
      await write(played);
    } catch (failure) {
      const { code, outcome } = asSaveError(failure);
      if (code !== 'slow' || outcome === undefined) throw failure;
      owed = settle(outcome);
      // Whoever is told may not listen for the end of it.
      owed.catch(() => undefined);
      throw new SaveError('slow', failure, owed);
    }
  };

  const settle = async (outcome: Promise<unknown>): Promise<void> => {
    const failed = await outcome.then(
      () => null,
      (failure: unknown) => ({ failure }),
    );
    owed = null;
    const next = newest;
    newest = null;
    if (next !== null) await untilAnswered(next);
    else if (failed) throw asSaveError(failed.failure);
  };

  const untilAnswered = async (played: Played): Promise<void> => {
    try {
      await keep(played);
    } catch (failure) {
      const { outcome } = asSaveError(failure);
      if (outcome === undefined) throw failure;
      await outcome;
    }
  };

  return keep;
}
