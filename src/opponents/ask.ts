import type { GameView } from '../rules/index.ts';
import { askThread, openThread } from '../ui/platform/thread.ts';
import { decideJob } from './jobs.ts';
import type { Asked, Thought } from './types.ts';

export { memoryOf } from './memory.ts';

const opponents = openThread();

/** Asks an opponent at the table for its next step, on the thread that all opponents share and that stays for later questions. */
export const ask = (view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought> =>
  opponents.ask(decideJob, { view, opponent }, { signal });

/** Ends the opponents' thread once no game needs it. */
export const dismiss = opponents.end;

/** Asks for a judgement that is not an opponent's step, on a thread of its own: it keeps no opponent waiting, and does not stay where only people play. */
export const askOnce = (view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought> =>
  askThread(decideJob, { view, opponent }, { signal });
