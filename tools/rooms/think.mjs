// npm run rooms:opponents: opponents for rooms that are hosted on this machine (docs/hosting.md), after `npm run rooms:build`. Another port than 5291 may follow.
import { root } from '../house/run.mjs';
import { startOpponents } from './opponents.mjs';

const port = Number(process.argv[2] ?? 5291);
await startOpponents(`${root}hosting/rooms/built/thinking.mjs`, { port });
console.log(`Opponents answer at 127.0.0.1:${port}.`);
