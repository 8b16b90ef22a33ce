import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundled } from '../house/bundled.mjs';
import type { Log } from './log.ts';
import type { Ask } from './part.ts';

/** Threads that play the jobs of a part; what the log has is not played again. */
export async function openPool(part: string, threads: number, log: Log<unknown>) {
  const place = mkdtempSync(join(tmpdir(), 'measure-'));
  const script = await bundled('tools/measure/worker.ts', place);
  const workers = Array.from({ length: threads }, () => new Worker(script, { workerData: part }));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  async function answerTo(job: unknown): Promise<unknown> {
    const name = JSON.stringify(job);
    const known = log.find(name);
    if (known !== undefined) return known;
    const worker = free.pop() ?? (await new Promise<Worker>((done) => waiting.push(done)));
    worker.postMessage(job);
    const [answer] = await once(worker, 'message');
    log.add(name, answer);
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
    return answer;
  }

  const ask: Ask<unknown, unknown> = async function* (jobs) {
    const begun: Promise<unknown>[] = [];
    for (const job of jobs) {
      begun.push(answerTo(job));
      if (begun.length > 2 * threads) yield await begun.shift();
    }
    for (const one of begun) yield await one;
  };
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    rmSync(place, { recursive: true, force: true });
  };
  return { ask, close };
}
