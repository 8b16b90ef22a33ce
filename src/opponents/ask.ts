import type { GameView } from '../rules/index.ts';
import { openThread } from './thread.ts';
import type { Opponent, Thought } from './types.ts';

const opponents = openThread();

/** Asks an opponent at the table for its next step, on the thread that all of them share. It is kept for the next one. */
export const ask = opponents.ask;

/** Ends the opponents' thread, for when no game needs it. */
export const dismiss = opponents.end;

/**
 * Asks for a judgement that is no opponent's step, on a thread that lasts no longer than that: neither does it make an opponent wait, nor
 * stay where only people play. Rejects like `ask`.
 */
export async function askOnce(view: GameView, opponent: Opponent, signal?: AbortSignal): Promise<Thought> {
  const thread = openThread();
  try {
    return await thread.ask(view, opponent, signal);
  } finally {
    thread.end();
  }
}
