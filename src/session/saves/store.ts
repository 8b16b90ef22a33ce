import type { DBSchema, IDBPDatabase } from 'idb';
import { isSameKey, openDatabase } from '../../ui/platform/database.ts';
import { loadReading } from './late-readers.ts';
import { asSaveError, SaveError } from './problem.ts';
import type { SavedGame } from './record.ts';

/** A row's key: ours are strings, but a store may hold anything. */
export type RowKey = IDBValidKey;

/** A record as stored. Nothing about it is trusted when it is read. */
interface Row {
  readonly id: RowKey;
  /** Counts the writes, so that a tab that has missed one is refused (`revisionOf`). */
  readonly revision: unknown;
  readonly record: unknown;
  /** What was found out about the game; no part of its record, may be missing or of another state of it. */
  readonly beside?: unknown;
}

interface Layout extends DBSchema {
  games: { key: RowKey; value: Row };
  /** The record before the last write, in case that one turns out to be torn. */
  previous: { key: RowKey; value: Row };
}

export type Store = IDBPDatabase<Layout>;

type Read = Awaited<ReturnType<typeof loadReading>>['readRecord'];

export type Entry =
  | { readonly id: string; readonly record: SavedGame; readonly beside?: unknown }
  | { readonly id: RowKey; readonly problem: SaveError };

export interface Found {
  readonly record: SavedGame;
  /** The last write is unreadable; this is the one before. */
  readonly recovered: boolean;
}

/** What this tab has taken or written last of each game: its revision, and its record, which is good. */
export type Seen = Map<RowKey, { readonly revision: number; readonly record: SavedGame }>;

/** `onLost`: the browser dropped it, a tab deletes or upgrades it. Rejects with `VersionError` if newer. */
export function openStore(name: string, onLost: () => void): Promise<Store> {
  return openDatabase<Layout>(name, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('previous', { keyPath: 'id' });
    },
    // Another tab wants to delete the database, or a later version of the table to upgrade it: make way.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onLost();
    },
    terminated: onLost,
  });
}

export async function list(db: Store): Promise<readonly Entry[]> {
  const tx = db.transaction(['games', 'previous']);
  const [rows, earlier] = await Promise.all([tx.objectStore('games').getAll(), tx.objectStore('previous').getAll()]);
  await tx.done;
  if (rows.length === 0) return [];
  const { readRecord } = await loadReading();
  const entries = rows.map((row): Entry => {
    const before = earlier.find(({ id }) => isSameKey(id, row.id));
    try {
      return listed(bestOf(readRecord, row, before).record, row);
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
  const { readRecord } = await loadReading();
  return { found: bestOf(readRecord, row, earlier), revision: revisionOf(row) };
}

/** Whatever is stored under this name. Throws `missing` if nothing is. */
export async function findRaw(db: Store, id: RowKey): Promise<unknown> {
  const row = await db.get('games', id);
  if (row === undefined) throw new SaveError('missing');
  return row.record;
}

/** Replaces what this tab saw last, else throws `elsewhere`. A deleted game is written anew. */
export async function write(db: Store, seen: Seen, record: SavedGame): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite', { durability: 'strict' });
  // A failed put also aborts the transaction: attach to it from the start, or its rejection goes unhandled.
  const done = tx.done;
  done.catch(() => undefined);
  const games = tx.objectStore('games');
  const last = await games.get(record.id);
  const known = seen.get(record.id);
  if (last !== undefined) {
    if (known === undefined || revisionOf(last) !== known.revision) {
      tx.abort();
      throw new SaveError('elsewhere');
    }
    // The record that this tab knows, not the one that lies there, which may be torn: so none is read and checked at every step.
    await tx.objectStore('previous').put({ ...last, record: known.record });
  }
  const revision = (known?.revision ?? 0) + 1;
  await games.put({ id: record.id, revision, record, ...besideOf(last?.beside) });
  await done;
  seen.set(record.id, { revision, record });
}

/** What lies beside a game's record; undefined if nothing does. Throws `missing` if there is no such game. */
export async function findBeside(db: Store, id: RowKey): Promise<unknown> {
  const row = await db.get('games', id);
  if (row === undefined) throw new SaveError('missing');
  return row.beside;
}

/** Its record stays as it is, whoever plays it. Throws `missing` if there is no such game. */
export async function layBeside(db: Store, id: RowKey, beside: unknown): Promise<void> {
  const tx = db.transaction('games', 'readwrite');
  // As with `write`.
  const done = tx.done;
  done.catch(() => undefined);
  const row = await tx.store.get(id);
  if (row !== undefined) await tx.store.put({ ...row, ...besideOf(beside) });
  await done;
  if (row === undefined) throw new SaveError('missing');
}

const besideOf = (beside: unknown): { readonly beside?: unknown } => (beside === undefined ? {} : { beside });

/** False, changing nothing, if its name is taken, even if another tab has only just taken it. */
export async function add(db: Store, seen: Seen, record: SavedGame, beside: unknown): Promise<boolean> {
  const tx = db.transaction('games', 'readwrite', { durability: 'strict' });
  // As with `write`.
  const done = tx.done;
  done.catch(() => undefined);
  const isFree = (await tx.store.count(record.id)) === 0;
  const revision = (seen.get(record.id)?.revision ?? 0) + 1;
  if (isFree) await tx.store.put({ id: record.id, revision, record, ...besideOf(beside) });
  await done;
  if (isFree) seen.set(record.id, { revision, record });
  return isFree;
}

export async function remove(db: Store, seen: Seen, id: RowKey): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite');
  await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('previous').delete(id), tx.done]);
  seen.delete(id);
}

/** The row's record, or the previous one. If neither is readable, throws the problem of the row. */
function bestOf(read: Read, row: Row, earlier: Row | undefined): Found {
  try {
    return { record: recordIn(read, row), recovered: false };
  } catch (problem) {
    // A newer table's game is intact: continuing from its older record is not for us.
    if (earlier === undefined || asSaveError(problem).code === 'newer') throw problem;
    try {
      return { record: recordIn(read, earlier), recovered: true };
    } catch {
      throw problem;
    }
  }
}

/** The record of a row. Throws a `SaveError`; a record stored under a name other than its own is damaged. */
function recordIn(read: Read, { id, record }: Row): SavedGame {
  const found = read(record);
  if (found.id !== id) throw new SaveError('damaged', 'id');
  return found;
}

/** How often the row was written; 0 if the value is invalid. */
function revisionOf({ revision }: Row): number {
  return typeof revision === 'number' && Number.isInteger(revision) && revision > 0 && revision < 1e9 ? revision : 0;
}

function listed(record: SavedGame, { beside }: Row): Entry {
  return { id: record.id, record, ...besideOf(beside) };
}

function writtenAt(entry: Entry): number {
  return 'record' in entry ? entry.record.savedAt : 0;
}
