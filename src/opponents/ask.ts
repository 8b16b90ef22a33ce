import type { GameView } from '../rules/index.ts';
import { openThread } from './thread.ts';
import type { Asked, Thought } from './types.ts';

export { memoryOf } from './memory.ts';

const opponents = openThread();

/** Asks an opponent at the table for its next step, on the thread that all opponents share and that stays for later questions. */
export const ask = opponents.ask;

/** Ends the opponents' thread once no game needs it. */
export const dismiss = opponents.end;

/**
 * Asks for a judgement that is not an opponent's step, on a temporary thread: it keeps no opponent waiting, and does not stay where only people play.
 * Rejects like `ask`.
 */
export async function askOnce(view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought> {
  const thread = openThread();
  try {
    return await thread.ask(view, opponent, signal);
  } finally {
    thread.end();
  }
}
