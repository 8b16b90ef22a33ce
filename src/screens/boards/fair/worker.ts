import '../../../ui/floor/index.ts';
import { type SeatJob, work } from './work.ts';

/** Milliseconds between two reports of games. */
const PAUSE = 250;

/** Plays on a thread of its own, and tells several times a second what it has come to. */
addEventListener('message', ({ data }: MessageEvent<SeatJob>) => {
  let told = 0;
  for (const step of work(data)) {
    const now = performance.now();
    if (step.state === 'playing' && now - told < PAUSE) continue;
    told = now;
    postMessage(step);
  }
});
