import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Pairs of ports that are tried; how long somebody may take to say who he is, and one of ours that is just ending to leave a port, in milliseconds. */
const tries = 50;
const patience = 1_000;
const farewell = 3_000;

/** @typedef {{ rooms: string, process: number, isEnding: boolean }} About what is said at the second port: the folder whose rooms are kept, and by which process */

/**
 * Takes the two ports of a folder of rooms: the engine's, and the next one, at which opponents are asked. Whoever holds the second one keeps that folder: the
 * system frees it with the process, however that ends, and lets nobody else have it before. So the rooms of a folder are kept by one start at a time, and each
 * folder on a machine has ports of its own, the same ones every time.
 * @template {{ close: () => Promise<void> }} Held
 * @param {string} folder where rooms are kept
 * @param {{ first: number, key: string | null, hold: (port: number, about: About) => Promise<Held> }} options `first`: where one looks for ports, if it was not
 *   done before; `key`: what an engine of these rooms says to be known by; `hold` listens at the second port, or fails
 * @returns {Promise<{ port: number, held: Held, about: About }>} the engine's port; `about`: what is said may change
 * @throws {Error} with a sentence that says who has them, and what to do
 */
export async function takePorts(folder, { first, key, hold }) {
  const kept = keptIn(folder);
  const about = { rooms: nameOf(folder), process: process.pid, isEnding: false };
  const looked = Array.from({ length: tries }, (_, place) => first + 2 * place);
  for (const port of new Set([...(kept === null ? [] : [kept]), ...looked])) {
    for (const end = Date.now() + farewell; ; await pause(50)) {
      const held = await hold(port + 1, about).catch(() => null);
      if (held !== null && (await isFree(port))) {
        remember(folder, port, kept);
        return { port, held, about };
      }
      await held?.close();
      const who = held === null ? await keeperAt(port + 1, about.rooms) : await engineAt(port, key);
      // A stranger's, unless these rooms are here (for a moment only, perhaps) and nobody can be asked.
      if (who === null || (who.isSilent && port !== keptIn(folder))) break;
      if (who.stays || Date.now() > end) throw new Error(who.why);
    }
  }
  throw new Error(`no port from ${first} on is free.`);
}

/** @typedef {{ why: string, stays?: boolean, isSilent?: boolean }} Who who has a port that these rooms want; `stays`: he will not leave it in a moment */

/** @param {number} port @returns {Who} */
const silentAt = (port) => ({
  why: `port ${port}, where they are kept, is held by a program that does not answer, perhaps another npm start that was stopped: end it, and start again.`,
  isSilent: true,
});

/**
 * Who holds the second port; null where it is nobody who has to do with these rooms.
 * @param {number} port
 * @param {string} name
 * @returns {Promise<Who | null>}
 */
async function keeperAt(port, name) {
  const said = await heardAt(`http://127.0.0.1:${port}/`);
  if (said === null) return silentAt(port);
  if (said.rooms !== name) return null;
  const why = `another npm start of this folder keeps them (process ${said.process}): play at its address, or end it and start again.`;
  return { why, stays: said.isEnding !== true };
}

/**
 * Who holds the first port though nobody holds the second; null where it is nobody who has to do with these rooms.
 * @param {number} port
 * @param {string | null} key
 * @returns {Promise<Who | null>}
 */
async function engineAt(port, key) {
  const said = await heardAt(`http://127.0.0.1:${port}/rooms/`);
  if (said === null) return silentAt(port);
  if (key === null || said.push !== key) return null;
  const why = `an engine of theirs was left behind at port ${port} by a start that was killed: end that process (workerd), and start again.`;
  return { why };
}

/**
 * What is said at an address, as an object; null if nothing is.
 * @param {string} address
 * @returns {Promise<Record<string, unknown> | null>}
 */
async function heardAt(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), headers: { connection: 'close' } });
    const text = await answer.text();
    return Object(text.startsWith('{') ? JSON.parse(text) : {});
  } catch (failure) {
    return failure instanceof SyntaxError ? {} : null;
  }
}

/** A folder, however its path is written; a copy of it is another one. @param {string} folder */
function nameOf(folder) {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

/** @param {string} folder @returns {number | null} */
function keptIn(folder) {
  try {
    const port = Number(readFileSync(join(folder, 'port'), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_535 ? port : null;
  } catch {
    return null;
  }
}

/** @param {string} folder @param {number} port @param {number | null} before */
function remember(folder, port, before) {
  if (port === before) return;
  writeFileSync(join(folder, 'port'), `${port}\n`);
  if (before !== null)
    console.error(
      `rooms: port ${before} is another program's now. They are at ${port}: a web server before them has to be told.`,
    );
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
