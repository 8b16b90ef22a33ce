import type { Job } from '../../../ui/platform/thread.ts';
import type { SeatJob, SeatTold } from './seat-job.ts';

/** Games from each seat of a board: several times a second is told what they have come to. */
export const seatsJob: Job<SeatJob, void, SeatTold> = { job: 'fair-seats' };
