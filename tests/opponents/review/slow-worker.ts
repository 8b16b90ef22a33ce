import { vi } from 'vitest';
import { nameOf } from '../../../src/opponents/review/decisions.ts';
import type { Judged } from '../../../src/opponents/review/judge.ts';
import { type Done, type ReviewJob, work } from '../../../src/opponents/review/review-job.ts';
import type { Said } from '../../../src/ui/platform/thread.ts';

const settle = () => new Promise((done) => setTimeout(done, 0));

/** A thread of the review that does a thing when the test says so. */
export class SlowWorker extends EventTarget {
  job: ReviewJob | null = null;
  isEnded = false;
  #id = 0;
  #steps: Iterator<Done> | null = null;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage({ id, question }: { readonly id: number; readonly question: ReviewJob }): void {
    this.job = question;
    this.#id = id;
    this.#steps = stepsOf(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Does so many things more, or all; then whoever asked has heard of it. */
  async does(things = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < things && !this.isEnded; done++) {
      const step = this.#steps?.next();
      if (!step) break;
      void this.says(step.done ? { answer: undefined } : { told: step.value });
      if (step.done) break;
    }
    await settle();
  }

  async says(
    said: { readonly told: Done } | { readonly answer: undefined } | { readonly trouble: string },
  ): Promise<void> {
    const data: Said = { id: this.#id, ...said };
    if (!this.isEnded) this.dispatchEvent(Object.assign(new Event('message'), { data }));
    await settle();
  }
}

/** What this judge thinks of decisions, by name; of the others that they were as good as anything. */
export const opinions = new Map<string, Pick<Judged, 'best' | 'cost'>>();

/** Judges at once, by the opinions; all else is as it is. */
function* stepsOf(job: ReviewJob): Generator<Done> {
  for (const decision of job.decisions) {
    const { best, cost } = opinions.get(nameOf(decision)) ?? { best: decision.made, cost: 0 };
    const { at, part } = decision;
    yield { type: 'judged', judged: { at, part, best, cost, error: cost === 0 ? 0 : 0.5, games: 24 } };
  }
  yield* work({ ...job, decisions: [] });
}

/** All threads that were started, oldest first. */
export const workers: SlowWorker[] = [];

/** From now on threads are those of the test. */
export function useSlowWorkers(): void {
  workers.length = 0;
  opinions.clear();
  vi.stubGlobal('Worker', SlowWorker);
}
