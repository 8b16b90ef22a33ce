import '../../ui/floor/index.ts';
import '../../rules/own-boxes.ts';
import { type Done, type Job, work } from './work.ts';

/** What comes from the thread: something done, or why it cannot go on. */
export type FromThread = Done | { readonly type: 'trouble'; readonly trouble: string };

const tell = (said: FromThread) => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  try {
    for (const done of work(data)) tell(done);
  } catch (error) {
    tell({ type: 'trouble', trouble: String(error) });
  }
});
