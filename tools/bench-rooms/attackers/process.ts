// A process of its own, so that what is measured is slowed by nobody here: it floods, or sits at the table that is flooded, as it is told.
import type { Given } from '../devices/given.ts';
import { honestSeat } from '../devices/honest-seat.ts';
import { type FloodName, floods, type Target } from './floods.ts';
import { type Counts, nothingYet } from './intruder.ts';

/** What it is told to do. */
export type Job =
  | { readonly do: 'flood'; readonly flood: FloodName; readonly target: Target }
  | { readonly do: 'sit'; readonly address: string; readonly secrets: readonly string[] };

/** What it has to say: it listens, a command was sent or accepted, a flood is over, or it fails. */
export type Report =
  | { readonly what: 'ready' }
  | { readonly what: 'given'; readonly given: Given }
  | { readonly what: 'over'; readonly counts: Counts }
  | { readonly what: 'failed'; readonly why: string };

const tell = (report: Report) => process.send?.(report);

process.once('message', async (job: Job) => {
  try {
    if (job.do === 'sit') await honestSeat(job.address, job.secrets, (given) => tell({ what: 'given', given }));
    else {
      const counts = nothingYet();
      await floods[job.flood](job.target, counts);
      counts.isOver = true;
      tell({ what: 'over', counts });
    }
  } catch (failure) {
    tell({ what: 'failed', why: failure instanceof Error ? failure.message : String(failure) });
  }
});
tell({ what: 'ready' });
