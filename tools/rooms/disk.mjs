import { readdir, stat, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openersIn } from './openers.mjs';

/**
 * What rooms may take up, in bytes: all of them, those that were opened from one address, each; and what has to stay free beside them.
 * @typedef {{ all: number, address: number, room: number, free: number }} Limits
 */

/**
 * What `npm start` knows of the disk: why somebody may not open a table now (null: he may), what was opened from where, and whether there is no room left at all.
 * @typedef {{ refusal: (address: string) => 'diskFull' | 'addressFull' | null, opened: (address: string, room: string) => void, isFull: () => boolean, end: () => Promise<void> }} Disk
 */

/** How often rooms are measured, and what is free is asked for, in milliseconds. */
const usualPace = { rooms: 10_000, free: 1_000 };

/** With less than the first the disk is full, with more than the second it is not any more, in bytes: a step of a game writes some 40,000. */
const full = { from: 2_000_000, until: 4_000_000 };

/** By how much it has to become better until it is good again: nobody is told of each trifle. */
const margin = 0.05;

/** The files of a room, by its name. */
const file = /^([\da-f]{64})\.sqlite(?:-wal|-shm)?$/;

/** What is left of a room that was deleted, in bytes, and how long nothing has to have happened to it: nobody has it open then. */
const remains = { bytes: 8_192, after: 60_000 };

/**
 * Watches what rooms take up. No room is ever removed, only what is left of deleted ones: beyond what they may no *new* table is opened, and everything else goes on. Says once when that begins, and once
 * when it is over.
 * @param {string} folder where rooms are kept
 * @param {Limits} limits
 * @param {{ pace?: typeof usualPace, freeOf?: (folder: string) => Promise<number>, say?: (line: string) => void }} [options] for tests
 * @returns {Promise<Disk>} once they have been measured
 */
export async function watchDisk(folder, limits, { pace = usualPace, freeOf = freeAt, say = console.error } = {}) {
  const openers = openersIn(folder);
  const ended = new AbortController();
  /** What the rooms of each opener take up. @type {ReadonlyMap<string, number>} */
  let sums = new Map();
  const is = { full: false, scarce: false, over: false };

  /** @param {keyof typeof is} what @param {boolean} isSo @param {string} begins @param {string} over */
  const note = (what, isSo, begins, over) => {
    if (is[what] !== isSo) say(`rooms: ${isSo ? begins : over}`);
    is[what] = isSo;
  };

  const askFree = async () => {
    const free = await freeOf(folder);
    note(
      'full',
      free < (is.full ? full.until : full.from),
      `the disk is full. Nothing is lost: tables wait, and go on by themselves as soon as there is room. Make some on the disk of ${folder}.`,
      'the disk has room again, and tables go on.',
    );
    note(
      'scarce',
      free < limits.free * (is.scarce ? 1 + margin : 1),
      `less than ${inWords(limits.free)} of the disk is free, so no new tables are opened. Make room on the disk of ${folder}, or have less left free (--disk-free).`,
      'enough of the disk is free again: new tables are opened.',
    );
  };
  const measure = async () => {
    const known = openers.known();
    const { all, sizes } = await sizesIn(join(folder, 'rooms'));
    openers.forget(known.filter((room) => !sizes.has(room)));
    sums = openers.sums(sizes);
    note(
      'over',
      all >= limits.all * (is.over ? 1 - margin : 1),
      `they take up the ${inWords(limits.all)} that they may, so no new tables are opened until some have gone. They may have more with --disk-all.`,
      'they take up less than they may again: new tables are opened.',
    );
  };
  const again = async (/** @type {() => Promise<void>} */ look, /** @type {number} */ after) => {
    const { signal } = ended;
    while (!signal.aborted) {
      await pause(after, undefined, { ref: false, signal }).catch(() => {});
      if (!signal.aborted) await look();
    }
  };
  await askFree();
  await measure();
  const looking = [again(askFree, pace.free), again(measure, pace.rooms)];

  return {
    refusal(address) {
      if (is.full || is.scarce || is.over) return 'diskFull';
      return (sums.get(openers.nameOf(address)) ?? 0) >= limits.address ? 'addressFull' : null;
    },
    opened: openers.note,
    isFull: () => is.full,
    async end() {
      ended.abort();
      await Promise.all(looking);
      await openers.written();
    },
  };
}

/**
 * What all files in a folder take up together, and each room. One after the other, so that whatever else wants the disk comes in between. Of a deleted room only its mark is there
 * (src/rooms/host/sql-store.ts): that goes, once the engine has closed it.
 * @param {string} folder
 */
async function sizesIn(folder) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  let all = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // It may have gone meanwhile.
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }));
    const [, room] = file.exec(entry.name) ?? [];
    const isAlone = room !== undefined && entry.name === `${room}.sqlite` && !names.has(`${room}.sqlite-wal`);
    if (isAlone && size === remains.bytes && Date.now() - mtimeMs > remains.after) {
      await unlink(path).catch(() => {});
      continue;
    }
    all += size;
    if (room !== undefined) sizes.set(room, (sizes.get(room) ?? 0) + size);
  }
  return { all, sizes };
}

/** What is free on the disk of a folder; where that is not told, as much as one likes. @param {string} folder */
async function freeAt(folder) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }));
  return bavail * bsize;
}

/** @param {number} bytes */
function inWords(bytes) {
  return bytes >= 1e9 ? `${bytes / 1e9} GB` : `${bytes / 1e6} MB`;
}
