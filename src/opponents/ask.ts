import type { GameView } from '../rules/index.ts';
import type { Opponent, Thought } from './types.ts';
import type { Answer, Question } from './worker.ts';

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks an opponent for its next step, on a thread of its own. Rejects when the thread fails; the next question starts a new one.
 * A question that is taken back (`signal`) ends the thread it keeps busy.
 */
export function ask(view: GameView, opponent: Opponent, signal?: AbortSignal): Promise<Thought> {
  worker ??= start();
  const question: Question = { id: asked++, view, opponent };
  signal?.addEventListener('abort', () => {
    if (waiting.has(question.id)) fail('taken back');
  });
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker?.postMessage(question);
  });
}

/** Ends the thread, for when no game needs it. */
export function dismiss(): void {
  fail('dismissed');
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('thought' in data) one?.resolve(data.thought);
    else one?.reject(new Error(data.trouble));
  });
  started.addEventListener('error', (event) => fail(event.message));
  return started;
}

function fail(message: string): void {
  worker?.terminate();
  worker = null;
  for (const one of waiting.values()) one.reject(new Error(message));
  waiting.clear();
}
