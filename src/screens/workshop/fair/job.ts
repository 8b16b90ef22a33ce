import type { Job as ThreadJob } from '../../../ui/platform/thread.ts';
import type { Job, Told } from './work.ts';

/** Games with a race or power of one's own: what they have come to is told step by step. */
export const partsJob: ThreadJob<Job, void, Told> = { job: 'fair-parts' };
