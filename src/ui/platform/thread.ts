import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** What a thread can do (`worker.ts`), by name: what is asked, told meanwhile, comes of it. Plain data. */
export interface Job<Question, Answer, Told = never> {
  readonly job: string;
  /** Never there: by it the compiler knows what belongs together. */
  readonly types?: readonly [Question, Answer, Told];
}

export interface Asked {
  readonly id: number;
  readonly job: string;
  readonly question: unknown;
}

export type Said =
  | { readonly id: number; readonly told: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };

interface AskOptions<Told> {
  readonly signal?: AbortSignal | undefined;
  readonly onTold?: ((told: Told) => void) | undefined;
}

export interface Thread {
  /**
   * Has a job done. Rejects if that fails, the thread breaks or is ended, or the browser starts none (`noThread`). A question that is taken back does not
   * leave the thread busy: a new one goes on with the others.
   */
  ask<Question, Answer, Told>(
    job: Job<Question, Answer, Told>,
    question: Question,
    options?: AskOptions<Told>,
  ): Promise<Answer>;
  /** Ends it: whoever waits for it is told so; the next question starts it again. */
  end(): void;
}

export const noThread = 'thread: none';

interface Waiting {
  readonly asked: Asked;
  readonly hear: (said: Said) => void;
  readonly reject: (reason: Error) => void;
}

export function openThread(): Thread {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const stop = () => {
    const gone = worker;
    worker = null;
    attempt(() => gone?.terminate());
  };
  const fail = (why: string) => {
    stop();
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new Error(why));
  };
  const start = (): Worker => {
    if (offered('Worker') === undefined) throw new Error(noThread);
    // The one script of all threads lies beside the page's, above everything that asks it.
    const one = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module' });
    // Nothing is heard of one that has ended.
    one.addEventListener(
      'message',
      ({ data }: MessageEvent<Said>) => worker === one && waiting.get(data.id)?.hear(data),
    );
    one.addEventListener('messageerror', () => worker === one && fail('thread: unreadable'));
    one.addEventListener('error', ({ message }) => worker === one && fail(message || 'thread: broken'));
    return one;
  };
  const put = (asked: Asked) => {
    try {
      worker ??= start();
      worker.postMessage(asked);
    } catch {
      fail(noThread);
    }
  };
  const takeBack = (id: number) => {
    const one = waiting.get(id);
    if (!waiting.delete(id)) return;
    stop();
    one?.reject(new Error('taken back'));
    for (const { asked } of waiting.values()) put(asked);
  };

  return {
    async ask<Question, Answer, Told>(
      { job }: Job<Question, Answer, Told>,
      question: Question,
      { signal, onTold }: AskOptions<Told> = {},
    ) {
      if (signal?.aborted) throw new Error('taken back');
      const id = count++;
      const taken = () => takeBack(id);
      signal?.addEventListener('abort', taken);
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const hear = (said: Said) => {
            if ('told' in said) return onTold?.(said.told as Told);
            waiting.delete(id);
            if ('answer' in said) resolve(said.answer as Answer);
            else reject(new Error(said.trouble));
          };
          const asked = { id, job, question };
          waiting.set(id, { asked, hear, reject });
          put(asked);
        });
      } finally {
        signal?.removeEventListener('abort', taken);
      }
    },
    end: () => fail('ended'),
  };
}

/** Has one job done on a thread of its own, which ends with it. Rejects like a thread's `ask`. */
export async function askThread<Question, Answer, Told>(
  job: Job<Question, Answer, Told>,
  question: Question,
  options?: AskOptions<Told>,
): Promise<Answer> {
  const thread = openThread();
  try {
    return await thread.ask(job, question, options);
  } finally {
    thread.end();
  }
}
