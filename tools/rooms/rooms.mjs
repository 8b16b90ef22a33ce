import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle, bundlesIn } from './bundle.mjs';
import { watchDisk } from './disk.mjs';
import { findEngine, startEngine } from './engine.mjs';
import { startOpponents } from './opponents.mjs';
import { takePorts } from './ports.mjs';
import { publicKeyOf, vapidIn } from './vapid.mjs';

/** @typedef {{ port: () => number | null, pid: () => number, disk: import('./disk.mjs').Disk | null, end: () => Promise<void> }} Rooms `port`: null while the engine is away */

/** Where ports are looked for. */
const usualPort = 5290;

/** Starts in a row that may fail, and milliseconds between them. */
const most = 5;
const between = 300;

/**
 * Starts the rooms of this checkout: what they run is built, opponents think beside them, and an engine that dies is started again.
 * @param {string} folder where rooms are kept
 * @param {{ port?: number, limits?: import('./disk.mjs').Limits | null, key?: string, names?: readonly string[], pushOrigin?: string, inspector?: number | undefined }} [options] `port`: where free ports are
 *   looked for, if these rooms have none yet; `limits`: what they may take up on the disk, if that is watched; `key`: by which engine and opponents know whoever speaks to
 *   them (empty: they listen to anybody); `names`: under which a web server leads to the engine without it; `pushOrigin`: for tests, a push service on this
 *   machine; `inspector`: for measurements, the port at which the engine's heap can be looked at
 * @returns {Promise<Rooms>}
 * @throws {Error} with a sentence that says why there are none
 */
export async function startRooms(
  folder,
  { port: first = usualPort, limits = null, key: own = '', names = [], pushOrigin = '', inspector } = {},
) {
  if (findEngine() === null)
    throw new Error('the program that holds them (workerd) is not installed for this machine.');
  mkdirSync(folder, { recursive: true });
  const built = bundlesIn(join(folder, 'built'));
  const vapid = vapidIn(folder);
  const {
    port,
    held: opponents,
    about,
  } = await takePorts(folder, {
    first,
    key: publicKeyOf(vapid),
    hold: (at, said) => startOpponents(built.opponents, { port: at, about: said, key: own }),
  });
  const options = {
    bundle: built.room,
    data: folder,
    opponents: opponents.port,
    port,
    vapid,
    key: own,
    names: names.join(','),
    pushOrigin,
    ...(limits === null ? {} : { roomBytes: limits.room }),
    ...(inspector === undefined ? {} : { inspector }),
    onSaid: passOn,
  };
  const start = () => startEngine(options);
  const begin = async () => {
    await bundle(join(folder, 'built')).catch((failure) => {
      throw new Error(
        `they could not be built (${failure instanceof Error ? failure.message.split('\n')[0] : failure}).`,
      );
    });
    return start();
  };
  let engine = await begin().catch(async (failure) => {
    await opponents.close();
    throw failure;
  });
  const disk = limits === null ? null : await watchDisk(folder, limits);
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
          if (isEnding) await engine.end();
        } catch (failure) {
          console.error(`The rooms have stopped: ${failure instanceof Error ? failure.message : failure}`);
        }
      }
      if (!isThere) return;
    }
  };
  const watching = watch();

  return {
    port: () => (isThere ? port : null),
    pid: () => engine.pid,
    disk,
    end: async () => {
      isEnding = true;
      about.isEnding = true;
      await disk?.end();
      await engine.end();
      await watching;
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
