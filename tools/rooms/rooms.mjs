import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from './bundle.mjs';
import { findEngine, startEngine } from './engine.mjs';
import { startOpponents } from './opponents.mjs';
import { vapidIn } from './vapid.mjs';

/** @typedef {{ port: () => number | null, pid: () => number, end: () => Promise<void> }} Rooms `port`: null while the engine is away */

/** The engine's port on this machine: one, so that no two engines keep the same rooms. */
export const usualPort = 5290;

/** Starts in a row that may fail, and milliseconds between them. */
const most = 5;
const between = 300;

/**
 * Starts the rooms of this checkout: what they run is built, opponents think beside them, and an engine that dies is started again.
 * @param {string} folder where rooms are kept
 * @param {{ port?: number, pushOrigin?: string, inspector?: number }} [options] `pushOrigin`: for tests, a push service on this machine; `inspector`: for
 *   measurements, the port at which the engine's heap can be looked at
 * @returns {Promise<Rooms>}
 * @throws {Error} with a sentence that says why there are none
 */
export async function startRooms(folder, { port = usualPort, pushOrigin = '', inspector } = {}) {
  if (findEngine() === null)
    throw new Error('the program that holds them (workerd) is not installed for this machine.');
  if (!(await isFree(port))) throw new Error(`port ${port} is taken, perhaps by another table on this machine.`);
  const built = await bundle(join(folder, 'built')).catch((failure) => {
    throw new Error(
      `they could not be built (${failure instanceof Error ? failure.message.split('\n')[0] : failure}).`,
    );
  });
  const opponents = await startOpponents(built.opponents);
  const vapid = vapidIn(folder);
  const options = {
    bundle: built.room,
    data: folder,
    opponents: opponents.port,
    port,
    vapid,
    pushOrigin,
    ...(inspector === undefined ? {} : { inspector }),
    onSaid: passOn,
  };
  const start = () => startEngine(options);
  let engine = await start().catch(async (failure) => {
    await opponents.close();
    throw failure;
  });
  let isEnding = false;
  let isThere = true;

  const watch = async () => {
    while (!isEnding) {
      await engine.ended;
      isThere = false;
      for (let tried = 0; !isEnding && !isThere && tried < most; tried++) {
        await pause(between * tried);
        try {
          engine = await start();
          isThere = true;
        } catch (failure) {
          console.error(`The rooms have stopped: ${failure instanceof Error ? failure.message : failure}`);
        }
      }
      if (!isThere) return;
    }
  };
  void watch();

  return {
    port: () => (isThere ? port : null),
    pid: () => engine.pid,
    end: async () => {
      isEnding = true;
      await engine.end();
      await opponents.close();
    },
  };
}

/**
 * What the rooms themselves report is for whoever runs them; what the engine says beside that is of no use to them.
 * @param {string} text
 */
function passOn(text) {
  for (const line of text.split('\n')) if (line.startsWith('rooms: ')) console.error(line);
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
