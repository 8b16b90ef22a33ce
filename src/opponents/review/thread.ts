import { startThread } from '../../ui/platform/thread.ts';
import type { Done, Job } from './work.ts';
import type { FromThread } from './worker.ts';

/**
 * Does a job on a thread of its own, which ends with it. Calls back with each thing done, or once with the trouble it came to. Returns what stops it:
 * nothing is heard of it afterwards.
 */
export function doJob(job: Job, onDone: (done: Done) => void, onTrouble: (trouble: string) => void): () => void {
  const thread = startThread<Job, FromThread>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    {
      onAnswer(told) {
        if (told.type === 'trouble' || told.type === 'end') thread.end();
        if (told.type === 'trouble') onTrouble(told.trouble);
        else onDone(told);
      },
      onTrouble,
    },
  );
  thread.ask(job);
  return thread.end;
}
