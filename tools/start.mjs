// npm start [-- --port 8080]: installs what is missing, builds what is stale, serves the game on this machine.
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { portOf, portRefusal, usage } from './house/port.mjs';
import { root } from './house/run.mjs';

// A browser stores saved games by address, including the port: so use the same port every time, if it is free.
const usual = [5280, 5281, 5282, 5283, 5284, 0];

const port = wantedPort();
await install();
if (!(await build())) end('The site could not be built.');
// Imports a package that may only just have been installed.
const { serve } = await import('./house/serve.mjs');
try {
  const { url } = await serve(`${root}dist`, { ports: port === null ? usual : [port] });
  console.log(`\n  The table is laid: ${url}\n  (Ctrl+C ends it.)\n`);
} catch (failure) {
  if (port === null) throw failure;
  end(portRefusal(port, failure));
}

function wantedPort() {
  try {
    return portOf(process.argv.slice(2));
  } catch (failure) {
    return end(`${failure instanceof Error ? failure.message : failure}\n${usage}`);
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function end(why) {
  console.error(why);
  process.exit(1);
}
