import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networkOf } from '../../src/rooms/host/address.mjs';

/** What an opened room's files are called. */
const form = /^[\da-f]{64}$/;

/**
 * Who has opened which rooms, as long as those are there: kept beside them, and not by addresses but by what only the holder of a key makes of them. What cannot
 * be read is as if nobody had opened anything.
 * @param {string} folder where rooms are kept
 */
export function openersIn(folder) {
  const file = join(folder, 'openers.json');
  const { key, rooms } = read(file);
  const nameOf = (/** @type {string} */ address) =>
    createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
  let isChanged = false;
  /** @type {Promise<void> | null} */
  let writing = null;
  const write = async () => {
    while (isChanged) {
      isChanged = false;
      try {
        // As a whole or not at all, whatever happens meanwhile.
        await writeFile(`${file}.new`, JSON.stringify({ key, rooms: Object.fromEntries(rooms) }), { mode: 0o600 });
        await rename(`${file}.new`, file);
      } catch {
        // There is no room for it just now: it is written with the next change.
      }
    }
    writing = null;
  };
  const changed = () => {
    isChanged = true;
    writing ??= write();
  };

  return {
    /** @param {string} address @param {string} room */
    note(address, room) {
      if (!form.test(room)) return;
      rooms.set(room, nameOf(address));
      changed();
    },
    nameOf,
    /**
     * What the rooms of each take up together, by the name of an address here.
     * @param {ReadonlyMap<string, number>} sizes what each room takes up
     */
    sums(sizes) {
      /** @type {Map<string, number>} */
      const sums = new Map();
      for (const [room, name] of rooms) sums.set(name, (sums.get(name) ?? 0) + (sizes.get(room) ?? 0));
      return sums;
    },
    /** Which rooms are known. */
    known: () => [...rooms.keys()],
    /** Forgets rooms. @param {readonly string[]} gone */
    forget(gone) {
      for (const room of gone) rooms.delete(room);
      if (gone.length > 0) changed();
    },
    /** Waits until what is known is written. */
    written: async () => void (await writing),
  };
}

/**
 * @param {string} file
 * @returns {{ key: string, rooms: Map<string, string> }}
 */
function read(file) {
  try {
    const { key, rooms } = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries(rooms).map(([room, name]) => /** @type {const} */ ([room, String(name)]));
    if (typeof key === 'string' && key !== '') return { key, rooms: new Map(entries) };
  } catch {
    // Nobody has opened anything yet.
  }
  return { key: randomBytes(32).toString('base64url'), rooms: new Map() };
}
