import type { Job as ThreadJob } from '../../../ui/platform/thread.ts';
import type { Job, Told } from './report-job.ts';

export const partsJob: ThreadJob<Job, void, Told> = { job: 'fair-parts' };
