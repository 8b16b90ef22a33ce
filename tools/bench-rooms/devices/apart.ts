import { fork } from 'node:child_process';
import type { Job, Report } from '../attackers/process.ts';
import type { Given } from './given.ts';

/** A process of its own, which waits for something to do. */
export interface Apart {
  begin(job: Job): void;
  /** What it was told to do is over, or has failed; null: it has ended. */
  readonly over: Promise<Extract<Report, { what: 'over' | 'failed' }> | null>;
  /** What was given there so far, oldest first. */
  readonly given: readonly Given[];
  /** Ends it at once: its connections are gone as well. */
  end(): void;
}

/** Starts one, and waits until it listens. */
export async function apart(): Promise<Apart> {
  const child = fork(new URL('../attackers/process.ts', import.meta.url));
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const given: Given[] = [];
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const over = new Promise<Awaited<Apart['over']>>((resolve) => {
    child.on('message', (report: Report) => {
      if (report.what === 'ready') isReady();
      else if (report.what !== 'given') resolve(report);
      else {
        if (report.given.took !== null) given.pop();
        given.push(report.given);
      }
    });
    child.once('exit', () => {
      process.off('exit', end);
      isReady();
      resolve(null);
    });
  });
  await ready;
  return { begin: (job) => void child.send(job), over, given, end };
}
