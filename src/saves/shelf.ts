import { within } from './patience.ts';
import { asSaveError } from './problem.ts';
import type { SavedGame } from './record.ts';
import { type Entry, type Found, find, has, list, openStore, remove, type Seen, type Store, write } from './store.ts';

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
  const store = keepOpen(name);
  await guarded(store.open, OPENED);
  const seen: Seen = new Map();
  const ask = <T>(work: (db: Store) => Promise<T>) => guarded(async () => work(await store.open()));
  return {
    list: () => ask(list),
    read: (id) => ask(async (db) => (await find(db, id)).found),
    take: (id) =>
      ask(async (db) => {
        const { found, revision } = await find(db, id);
        seen.set(id, revision);
        return found;
      }),
    write: (record) => ask((db) => write(db, seen, record)),
    has: (id) => ask((db) => has(db, seen, id)),
    remove: (id) => ask((db) => remove(db, seen, id)),
    close: () => store.close(),
  };
}

/** The database, opened again when it is next asked for after the browser has dropped it, as some do with a page that sleeps. */
function keepOpen(name: string): { open(): Promise<Store>; close(): void } {
  let db: Store | null = null;
  return {
    async open() {
      db ??= await openStore(name, () => {
        db = null;
      });
      return db;
    },
    close: () => db?.close(),
  };
}

async function guarded<T>(work: () => Promise<T>, patience = ANSWERED): Promise<T> {
  try {
    return await within(patience, work());
  } catch (failure) {
    throw asSaveError(failure);
  }
}
