import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { asSaveError, SaveError } from './problem.ts';
import { readRecord, type SavedGame } from './record.ts';

/** A row's name: ours are text, but anything may lie in a store. */
export type RowKey = IDBValidKey;

/** A record as it lies in the store. Nothing is taken for granted about it when it is read. */
interface Row {
  readonly id: RowKey;
  /** Counts the writes, so that a tab that has not seen the last one is refused (`revisionOf`). */
  readonly revision: unknown;
  readonly record: unknown;
}

interface Layout extends DBSchema {
  games: { key: RowKey; value: Row };
  /** The record before the last write, in case that one turns out to be torn. */
  previous: { key: RowKey; value: Row };
}

/** The open database. */
export type Store = IDBPDatabase<Layout>;

/** One line of the list of games: readable, or why not. */
export type Entry =
  | { readonly id: string; readonly record: SavedGame }
  | { readonly id: RowKey; readonly problem: SaveError };

/** A game as it was found. */
export interface Found {
  readonly record: SavedGame;
  /** The last write cannot be read; this is the one before. */
  readonly recovered: boolean;
}

/** The last revision of each game this tab has taken or written. */
export type Seen = Map<RowKey, number>;

/**
 * Opens the database of this name, made anew where there is none. `onLost` is called when it cannot be used any more: the browser has dropped
 * it unasked, or another tab deletes it or has a newer version of it. Fails with a `VersionError` where there is a newer version.
 */
export function openStore(name: string, onLost: () => void): Promise<Store> {
  return openDB<Layout>(name, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('previous', { keyPath: 'id' });
    },
    // Another tab wants to throw the database away, or a later version of the table to rearrange it: make room.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onLost();
    },
    terminated: onLost,
  });
}

/** All games, last written first; unreadable ones at the end. */
export async function list(db: Store): Promise<readonly Entry[]> {
  const tx = db.transaction(['games', 'previous']);
  const [rows, earlier] = await Promise.all([tx.objectStore('games').getAll(), tx.objectStore('previous').getAll()]);
  await tx.done;
  const entries = rows.map((row): Entry => {
    const before = earlier.find(({ id }) => indexedDB.cmp(id, row.id) === 0);
    try {
      return listed(bestOf(row, before).record);
    } catch (problem) {
      return { id: row.id, problem: asSaveError(problem) };
    }
  });
  return entries.sort((a, b) => writtenAt(b) - writtenAt(a));
}

/** One game with its revision. Throws a `SaveError`: `missing`, or what is wrong with it. */
export async function find(db: Store, id: RowKey): Promise<{ found: Found; revision: number }> {
  const tx = db.transaction(['games', 'previous']);
  const [row, earlier] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('previous').get(id)]);
  await tx.done;
  if (row === undefined) throw new SaveError('missing');
  return { found: bestOf(row, earlier), revision: revisionOf(row) };
}

/** What lies under this name, whatever it is. Throws `missing` where nothing does. */
export async function findRaw(db: Store, id: RowKey): Promise<unknown> {
  const row = await db.get('games', id);
  if (row === undefined) throw new SaveError('missing');
  return row.record;
}

/**
 * Puts a record in place of the one this tab has seen last, which is kept as well. Throws `elsewhere` where another was written since.
 * Where nothing is left of the game it is written anew: the record is the whole of it.
 */
export async function write(db: Store, seen: Seen, record: SavedGame): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite', { durability: 'strict' });
  // A failed put also ends the transaction: watch it from the start, or its failure is reported as nobody's.
  const done = tx.done;
  done.catch(() => undefined);
  const games = tx.objectStore('games');
  const last = await games.get(record.id);
  const known = seen.get(record.id);
  if (last !== undefined && revisionOf(last) !== known) {
    tx.abort();
    throw new SaveError('elsewhere');
  }
  const revision = (known ?? 0) + 1;
  // The row before is kept only if it is good: a torn one must not push out the good one before it.
  if (last !== undefined && isReadable(last)) await tx.objectStore('previous').put(last);
  await games.put({ id: record.id, revision, record });
  await done;
  seen.set(record.id, revision);
}

/** Puts a record where there is none of its name yet. False, and nothing is changed, where there is one, whoever has just put it there. */
export async function add(db: Store, seen: Seen, record: SavedGame): Promise<boolean> {
  const tx = db.transaction('games', 'readwrite', { durability: 'strict' });
  // As with `write`.
  const done = tx.done;
  done.catch(() => undefined);
  const isFree = (await tx.store.count(record.id)) === 0;
  const revision = (seen.get(record.id) ?? 0) + 1;
  if (isFree) await tx.store.put({ id: record.id, revision, record });
  await done;
  if (isFree) seen.set(record.id, revision);
  return isFree;
}

/** Throws a game away, with the record before its last. */
export async function remove(db: Store, seen: Seen, id: RowKey): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite');
  await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('previous').delete(id), tx.done]);
  seen.delete(id);
}

/** The row's record, or that of the write before. Throws what is wrong with the row when neither can be read. */
function bestOf(row: Row, earlier: Row | undefined): Found {
  try {
    return { record: recordIn(row), recovered: false };
  } catch (problem) {
    // A newer table's game is whole: its older half is not ours to go on with.
    if (earlier === undefined || asSaveError(problem).code === 'newer' || !isReadable(earlier)) throw problem;
    return { record: recordIn(earlier), recovered: true };
  }
}

/** The record of a row. Throws a `SaveError`; a record that lies under another name than its own is damaged. */
function recordIn({ id, record }: Row): SavedGame {
  const read = readRecord(record);
  if (read.id !== id) throw new SaveError('damaged', 'id');
  return read;
}

function isReadable(row: Row): boolean {
  try {
    recordIn(row);
    return true;
  } catch {
    return false;
  }
}

/** How often the row was written; what cannot be such a number counts as never. */
function revisionOf({ revision }: Row): number {
  return typeof revision === 'number' && Number.isInteger(revision) && revision > 0 && revision < 1e9 ? revision : 0;
}

function listed(record: SavedGame): Entry {
  return { id: record.id, record };
}

function writtenAt(entry: Entry): number {
  return 'record' in entry ? entry.record.savedAt : 0;
}
