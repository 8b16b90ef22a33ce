import { vi } from 'vitest';
import { nameOf } from '../../../src/opponents/review/decisions.ts';
import type { Judged } from '../../../src/opponents/review/judge.ts';
import { type Job, work } from '../../../src/opponents/review/work.ts';
import type { FromThread } from '../../../src/opponents/review/worker.ts';

/** A thread of the review that does a thing when the test says so. */
export class SlowWorker extends EventTarget {
  job: Job | null = null;
  isEnded = false;
  #steps: Iterator<FromThread> | null = null;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(job: Job): void {
    this.job = job;
    this.#steps = stepsOf(job);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Does so many things more, or all. */
  does(things = Number.POSITIVE_INFINITY): void {
    for (let done = 0; done < things && !this.isEnded; done++) {
      const step = this.#steps?.next();
      if (!step || step.done) return;
      this.says(step.value);
    }
  }

  says(data: FromThread): void {
    if (!this.isEnded) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

/** What this judge thinks of decisions, by name; of the others that they were as good as anything. */
export const opinions = new Map<string, Pick<Judged, 'best' | 'cost'>>();

/** Judges at once, by the opinions; all else is as it is. */
function* stepsOf(job: Job): Generator<FromThread> {
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
