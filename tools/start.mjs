// npm start, with the options of house/options.mjs after `--`: installs what is missing, builds what is stale, serves the game and its rooms on this machine, or to its network.
import { randomBytes } from 'node:crypto';
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { usage, wishesOf } from './house/options.mjs';
import { portRefusal } from './house/port.mjs';
import { root } from './house/run.mjs';

// A browser stores saved games by address, including the port: so use the same port every time, if it is free.
const usual = [5280, 5281, 5282, 5283, 5284, 0];

const { port, isOpen, names, limits } = wanted();
/** By which engine and opponents know this server: whoever else reaches their ports is told nothing. */
const key = randomBytes(24).toString('hex');
await install();
if (!(await build())) end('The site could not be built.');
// Imports packages that may only just have been installed.
const { serve } = await import('./house/serve.mjs');
const rooms = await roomsHere();
/** Where others in this network find the page: looked up each time, since networks come and go. @type {() => string | null} */
let found = () => null;
try {
  const ports = port === null ? usual : [port];
  const { url, port: taken } = await serve(`${root}dist`, {
    ports,
    isOpen,
    names,
    rooms: rooms?.port ?? null,
    key,
    disk: rooms?.disk ?? null,
    address: () => found(),
  });
  if (isOpen) await findNetwork(taken);
  console.log(`\n  The table is laid: ${url}\n  (Ctrl+C ends it.)\n`);
  if (isOpen) await tellNetwork();
} catch (failure) {
  await rooms?.end();
  if (port === null) throw failure;
  end(portRefusal(port, failure));
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    await rooms?.end();
    process.exit(0);
  });
}

/**
 * The rooms of this checkout; null, with a sentence that says why, where there can be none: the page does without. For measurements, which are to leave them
 * alone, `ROOMS_FOLDER` says where others are kept, and `ROOMS_PORT` where their engine listens.
 */
async function roomsHere() {
  const { ROOMS_FOLDER: folder = `${root}.rooms`, ROOMS_PORT: engine } = process.env;
  try {
    const { startRooms } = await import('./rooms/rooms.mjs');
    return await startRooms(folder, { limits, key, names, ...(engine === undefined ? {} : { port: Number(engine) }) });
  } catch (failure) {
    console.error(`There are no rooms for tables far apart: ${failure instanceof Error ? failure.message : failure}`);
    return null;
  }
}

/** @param {number} port */
async function findNetwork(port) {
  const { networkAddress } = await import('./rooms/network.mjs');
  found = () => {
    const address = networkAddress();
    return address === null ? null : `http://${address}:${port}/`;
  };
}

/** Says where others in the network find the table, for eyes and for cameras, and what to open on a television. */
async function tellNetwork() {
  const address = found();
  if (address === null) {
    console.log('  This machine is in no network: nobody else can come.\n');
    return;
  }
  const { renderUnicodeCompact } = await import('uqr');
  console.log(`  For everybody in this network: ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}\n`);
  console.log(`  For a television, with a phone for each player: ${address}?table\n`);
}

function wanted() {
  try {
    return wishesOf(process.argv.slice(2));
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
