// npm start [-- --port 8080]: installs what is missing, builds what is stale, serves the game on this machine.
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { root } from './house/run.mjs';
import { serve } from './house/serve.mjs';

// A browser keeps saved games by address, port included: so the same port every time, if it is free.
const usual = [5280, 5281, 5282, 5283, 5284, 0];

await install();
if (!(await build())) {
  console.error('The site could not be built.');
  process.exit(1);
}
const wanted = process.argv[2] === '--port' ? [Number(process.argv[3])] : usual;
const { url } = await serve(`${root}dist`, { ports: wanted });
console.log(`\n  The table is laid: ${url}\n  (Ctrl+C ends it.)\n`);
