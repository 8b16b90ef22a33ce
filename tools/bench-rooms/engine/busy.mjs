// A thread that is busy for two seconds whatever it is asked, and as polite as those that think for opponents.
import { parentPort } from 'node:worker_threads';
import { bePolite } from '../../rooms/polite.mjs';

bePolite();
parentPort?.on('message', () => {
  for (const end = Date.now() + 2_000; Date.now() < end; );
  parentPort?.postMessage(0);
});
