import { parentPort, workerData } from 'node:worker_threads';
import { partOf } from './parts.ts';

/** A thread of the pool: plays the jobs of a part, one after the other. */
parentPort?.on('message', (job) => parentPort?.postMessage(partOf(workerData).play(job)));
