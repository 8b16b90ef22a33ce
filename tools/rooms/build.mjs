// npm run rooms:build: builds what the engine and the opponents run where rooms are hosted (docs/hosting.md).
import { root } from '../house/run.mjs';
import { bundle } from './bundle.mjs';

const { room, opponents } = await bundle(`${root}hosting/rooms/built`);
console.log(`${room}\n${opponents}`);
