import type { GameView } from '../rules/index.ts';
import { type PageThread, startThread } from '../ui/platform/thread.ts';
import type { Asked, Thought } from './types.ts';
import type { Answer, ThoughtRequest } from './worker.ts';

/** A thread that decides for opponents. It starts with the first question and runs until it is ended. */
export interface Thread {
  /**
   * Asks an opponent for its next step. Rejects if the thread fails or is ended. Aborting a question (`signal`) does not leave the thread busy: a new
   * one continues with the remaining questions.
   */
  ask(view: GameView, opponent: Asked, signal?: AbortSignal): Promise<Thought>;
  /** Ends it; the next question starts it again. */
  end(): void;
}

interface Waiting {
  readonly question: ThoughtRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that has not been started yet. */
export function openThread(): Thread {
  let worker: PageThread<ThoughtRequest> | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const stop = () => {
    worker?.end();
    worker = null;
  };

  const fail = (message: string) => {
    stop();
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };

  const start = () =>
    startThread<ThoughtRequest, Answer>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), {
      onAnswer(answer) {
        const one = waiting.get(answer.id);
        waiting.delete(answer.id);
        if ('thought' in answer) one?.resolve(answer.thought);
        else one?.reject(new Error(answer.trouble));
      },
      onTrouble: fail,
    });

  const put = (question: ThoughtRequest) => {
    worker ??= start();
    worker.ask(question);
  };

  const takeBack = (id: number) => {
    const one = waiting.get(id);
    if (!waiting.delete(id)) return;
    stop();
    one?.reject(new Error('taken back'));
    for (const { question } of waiting.values()) put(question);
  };

  return {
    async ask(view, opponent, signal) {
      if (signal?.aborted) throw new Error('taken back');
      const question: ThoughtRequest = { id: asked++, view, opponent };
      put(question);
      const taken = () => takeBack(question.id);
      signal?.addEventListener('abort', taken);
      try {
        return await new Promise<Thought>((resolve, reject) => {
          waiting.set(question.id, { question, resolve, reject });
        });
      } finally {
        signal?.removeEventListener('abort', taken);
      }
    },
    end: () => fail('ended'),
  };
}
