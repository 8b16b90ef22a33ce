import { vi } from 'vitest';
import type { Thought } from '../../src/opponents/types.ts';
import type { Asked, Said } from '../../src/ui/platform/thread.ts';

/** A thread that answers when the test says so. */
export class FakeWorker extends EventTarget {
  readonly questions: Asked[] = [];
  isEnded = false;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage(question: Asked): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers the question that was put so many questions ago, or fails to. */
  answer(at = 0, outcome: { readonly answer: Thought } | { readonly trouble: string } = { answer: thought }): void {
    const question = this.questions[at];
    if (!question || this.isEnded) throw new Error('Nobody is there to answer.');
    const data: Said = { id: question.id, ...outcome };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  breaks(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }));
  }
}

export const thought: Thought = { commands: [], weighed: [] };

/** All threads that were started, oldest first. */
export const threads: FakeWorker[] = [];

/** Threads that run. */
export const running = (): readonly FakeWorker[] => threads.filter(({ isEnded }) => !isEnded);

/** From now on threads are those of the test. */
export function useFakeWorkers(): void {
  threads.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
}
