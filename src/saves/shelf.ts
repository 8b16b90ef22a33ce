import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { within } from './patience.ts';
import { asSaveError, SaveError } from './problem.ts';
import { readRecord, type SavedGame } from './record.ts';

/** A record as it lies in the store. Nothing is taken for granted about `record` when it is read. */
interface Row {
  readonly id: string;
  /** Counts the writes, so that a tab that has not seen the last one is refused. */
  readonly revision: number;
  readonly record: unknown;
}

interface Layout extends DBSchema {
  games: { key: string; value: Row };
  /** The record before the last write, in case that one turns out to be torn. */
  previous: { key: string; value: Row };
}

/** One line of the list of games: readable, or why not. */
export type Entry =
  | { readonly id: string; readonly record: SavedGame }
  | { readonly id: string; readonly problem: SaveError };

/** A game as it was found. */
export interface Found {
  readonly record: SavedGame;
  /** The last write cannot be read; this is the one before. */
  readonly recovered: boolean;
}

/** The games kept in this browser. Everything throws a `SaveError` and nothing else. */
export interface Shelf {
  /** All games, last written first; unreadable ones at the end. */
  list(): Promise<readonly Entry[]>;
  /** One game; its last but one record where the last cannot be read (then `recovered`). */
  read(id: string): Promise<Found>;
  /** The same, to go on writing to it. */
  take(id: string): Promise<Found>;
  /** Puts a record, all or nothing. Refused (`elsewhere`) when somebody else wrote since this shelf took it or wrote. */
  write(record: SavedGame): Promise<void>;
  /** Is there anything under this id? Where there is not, as after another tab has removed it, it may be written anew. */
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  close(): void;
}

/** Milliseconds the page waits for the browser's storage to open: nothing is shown meanwhile. */
const OPENED = 3000;
/** Milliseconds anything else may take: a game waits for its step to be written. */
const ANSWERED = 10_000;

/** Opens the shelf. `name` is the database's, another one only in tests. */
export async function openShelf(name = 'small-world-table'): Promise<Shelf> {
  const db = await guarded(() => openStore(name), OPENED);
  /** The last revision of each game this tab has taken or written. */
  const seen = new Map<string, number>();
  return {
    list: () => guarded(() => list(db)),
    read: (id) => guarded(async () => (await find(db, id)).found),
    take: (id) =>
      guarded(async () => {
        const { found, revision } = await find(db, id);
        seen.set(id, revision);
        return found;
      }),
    write: (record) => guarded(() => write(db, seen, record)),
    has: (id) => guarded(() => has(db, seen, id)),
    remove: (id) => guarded(() => remove(db, seen, id)),
    close: () => db.close(),
  };
}

function openStore(name: string): Promise<IDBPDatabase<Layout>> {
  return openDB<Layout>(name, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('previous', { keyPath: 'id' });
    },
    // A later version of the table wants to rearrange the store: make room.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

async function list(db: IDBPDatabase<Layout>): Promise<readonly Entry[]> {
  const tx = db.transaction(['games', 'previous']);
  const [rows, earlier] = await Promise.all([tx.objectStore('games').getAll(), tx.objectStore('previous').getAll()]);
  await tx.done;
  const entries = rows.map((row): Entry => {
    try {
      return {
        id: row.id,
        record: bestOf(
          row,
          earlier.find((one) => one.id === row.id),
        ).record,
      };
    } catch (problem) {
      return { id: row.id, problem: asSaveError(problem) };
    }
  });
  return entries.sort((a, b) => age(b) - age(a));
}

async function find(db: IDBPDatabase<Layout>, id: string): Promise<{ found: Found; revision: number }> {
  const tx = db.transaction(['games', 'previous']);
  const [row, earlier] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('previous').get(id)]);
  await tx.done;
  if (row === undefined) throw new SaveError('missing');
  return { found: bestOf(row, earlier), revision: row.revision };
}

async function write(db: IDBPDatabase<Layout>, seen: Map<string, number>, record: SavedGame): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite', { durability: 'strict' });
  // A failed put also ends the transaction: watch it from the start, or its failure is reported as nobody's.
  const done = tx.done;
  done.catch(() => undefined);
  const games = tx.objectStore('games');
  const last = await games.get(record.id);
  if (last?.revision !== seen.get(record.id)) {
    tx.abort();
    throw new SaveError('elsewhere');
  }
  const revision = (last?.revision ?? 0) + 1;
  // The row before is kept only if it is good: a torn one must not push out the good one before it.
  if (last !== undefined && isReadable(last)) await tx.objectStore('previous').put(last);
  await games.put({ id: record.id, revision, record });
  await done;
  seen.set(record.id, revision);
}

async function has(db: IDBPDatabase<Layout>, seen: Map<string, number>, id: string): Promise<boolean> {
  const isThere = (await db.count('games', id)) > 0;
  if (!isThere) seen.delete(id);
  return isThere;
}

async function remove(db: IDBPDatabase<Layout>, seen: Map<string, number>, id: string): Promise<void> {
  const tx = db.transaction(['games', 'previous'], 'readwrite');
  await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('previous').delete(id), tx.done]);
  seen.delete(id);
}

/** The row's record, or that of the write before. Throws what is wrong with the row when neither can be read. */
function bestOf(row: Row, earlier: Row | undefined): Found {
  try {
    return { record: readRecord(row.record), recovered: false };
  } catch (problem) {
    // A newer table's game is whole: its older half is not ours to go on with.
    if (earlier === undefined || asSaveError(problem).code === 'newer' || !isReadable(earlier)) throw problem;
    return { record: readRecord(earlier.record), recovered: true };
  }
}

function isReadable(row: Row): boolean {
  try {
    readRecord(row.record);
    return true;
  } catch {
    return false;
  }
}

function age(entry: Entry): number {
  return 'record' in entry ? entry.record.savedAt : 0;
}

async function guarded<T>(work: () => Promise<T>, patience = ANSWERED): Promise<T> {
  try {
    return await within(patience, work());
  } catch (failure) {
    throw asSaveError(failure);
  }
}
