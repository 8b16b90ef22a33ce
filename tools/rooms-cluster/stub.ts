/** `npm run rooms:bucket`: a bucket in memory at port 5293, to try a cluster with on one machine (docs/hosting.md). Nothing of it is kept. */
import { startBucket } from './bucket.ts';

const { port } = await startBucket(5293);
console.log(`A bucket that forgets everything answers at http://127.0.0.1:${port}.`);
