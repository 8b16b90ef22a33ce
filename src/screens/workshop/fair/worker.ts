import '../../../ui/floor/index.ts';
import { type Job, work } from './work.ts';

/** Plays on a thread of its own, and tells what it has come to after each step. */
addEventListener('message', ({ data }: MessageEvent<Job>) => {
  for (const told of work(data)) postMessage(told);
});
