import type { GameView } from '../rules/index.ts';
import { askThread, openThread } from '../ui/platform/thread.ts';
import { decideJob } from './jobs.ts';
import type { Asked, Thought } from './types.ts';

export { memoryOf } from './memory.ts';

const opponents = openThread();

/** On the thread that all opponents share and that stays for later questions. */
export const ask = (view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought> =>
  opponents.ask(decideJob, { view, opponent }, { signal });

/** Ends the opponents' thread once no game needs it. */
export const dismiss = opponents.end;

/** For what is no opponent's step: its own thread keeps no opponent waiting, and does not stay. */
export const askOnce = (view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought> =>
  askThread(decideJob, { view, opponent }, { signal });
