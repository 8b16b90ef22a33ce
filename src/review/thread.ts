import type { Done, Job } from './work.ts';
import type { FromThread } from './worker.ts';

/**
 * Does a job on a thread of its own, which ends with it. Calls back with each thing done, or once with the trouble it came to. Returns what stops it:
 * nothing is heard of it afterwards.
 */
export function doJob(job: Job, onDone: (done: Done) => void, onTrouble: (trouble: string) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const heard = new AbortController();
  const stop = () => {
    heard.abort();
    worker.terminate();
  };
  const fail = (trouble: string) => {
    stop();
    onTrouble(trouble);
  };
  const { signal } = heard;
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<FromThread>) => {
      if (data.type === 'trouble') return fail(data.trouble);
      if (data.type === 'end') stop();
      onDone(data);
    },
    { signal },
  );
  worker.addEventListener('error', ({ message }) => fail(message), { signal });
  worker.postMessage(job);
  return stop;
}
