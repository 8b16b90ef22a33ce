import { vi } from 'vitest';
import type { Thought } from '../../src/opponents/types.ts';
import type { Answer, ThoughtRequest } from '../../src/opponents/worker.ts';

/** A thread that answers when the test says so. */
export class FakeWorker extends EventTarget {
  readonly questions: ThoughtRequest[] = [];
  isEnded = false;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage(question: ThoughtRequest): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers the question that was put so many questions ago, or fails to. */
  answer(at = 0, outcome: { readonly thought: Thought } | { readonly trouble: string } = { thought }): void {
    const question = this.questions[at];
    if (!question || this.isEnded) throw new Error('Nobody is there to answer.');
    const data: Answer = { id: question.id, ...outcome };
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
