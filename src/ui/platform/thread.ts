import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** A thread of the page's own. */
export interface PageThread<Question> {
  ask(question: Question): void;
  /** Ends it: nothing is heard of it afterwards. */
  end(): void;
}

/** What is told where the browser starts no thread for the page. */
export const noThread = 'thread: none';

interface Ends<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** It broke, or never began; it has ended. */
  readonly onTrouble: (why: string) => void;
}

/**
 * Starts a thread, `() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`, as the bundler wants it written. Never throws: where
 * the browser starts none it is told as trouble, like a thread that broke.
 */
export function startThread<Question, Answer>(
  start: () => Worker,
  { onAnswer, onTrouble }: Ends<Answer>,
): PageThread<Question> {
  let worker: Worker | null = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    const gone = worker;
    attempt(() => gone?.terminate());
    worker = null;
  };
  const fail = (why = '') => {
    if (isOver) return;
    end();
    onTrouble(why === '' ? 'thread: broken' : why);
  };
  // Not before whoever has started it knows of it.
  const failSoon = () => queueMicrotask(() => fail(noThread));
  try {
    if (offered('Worker') === undefined) throw new Error(noThread);
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => isOver || onAnswer(data));
    worker.addEventListener('messageerror', () => fail('thread: unreadable'));
    worker.addEventListener('error', ({ message }) => fail(message));
  } catch {
    failSoon();
  }
  return {
    ask(question) {
      try {
        worker?.postMessage(question);
      } catch {
        failSoon();
      }
    },
    end,
  };
}
