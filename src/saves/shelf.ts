import { within } from './patience.ts';
import { asSaveError } from './problem.ts';
import type { SavedGame } from './record.ts';
import {
  add,
  type Entry,
  type Found,
  find,
  findRaw,
  list,
  openStore,
  type RowKey,
  remove,
  type Seen,
  type Store,
  write,
} from './store.ts';

/** The games kept in this browser. Everything throws a `SaveError` and nothing else. */
export interface Shelf {
  /** All games, last written first; unreadable ones at the end. */
  list(): Promise<readonly Entry[]>;
  /** One game; its last but one record where the last cannot be read (then `recovered`). */
  read(id: RowKey): Promise<Found>;
  /** The same, to go on writing to it. */
  take(id: string): Promise<Found>;
  /** What lies under this name, be it a game or not. */
  raw(id: RowKey): Promise<unknown>;
  /** Puts a record, all or nothing. Refused (`elsewhere`) when somebody else wrote since this shelf took it or wrote; where nothing is left, it is written anew. */
  write(record: SavedGame): Promise<void>;
  /** Puts a record where there is none of its name yet; false where there is one. */
  add(record: SavedGame): Promise<boolean>;
  remove(id: RowKey): Promise<void>;
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
  const ask = <T>(work: (db: Store) => Promise<T>) => guarded(() => store.use(work));
  return {
    list: () => ask(list),
    read: (id) => ask(async (db) => (await find(db, id)).found),
    take: (id) =>
      ask(async (db) => {
        const { found, revision } = await find(db, id);
        seen.set(id, revision);
        return found;
      }),
    raw: (id) => ask((db) => findRaw(db, id)),
    write: (record) => ask((db) => write(db, seen, record)),
    add: (record) => ask((db) => add(db, seen, record)),
    remove: (id) => ask((db) => remove(db, seen, id)),
    close: () => store.close(),
  };
}

interface KeptOpen {
  open(): Promise<Store>;
  /** Does something with the database. */
  use<T>(work: (db: Store) => Promise<T>): Promise<T>;
  close(): void;
}

/**
 * The database, opened again when it is next asked for after it was lost: the browser has dropped it, as some do with a page that sleeps, or
 * another tab has deleted it or has brought a newer version.
 */
function keepOpen(name: string): KeptOpen {
  let opening: Promise<Store> | null = null;
  function open(): Promise<Store> {
    if (opening !== null) return opening;
    const drop = () => {
      if (opening === mine) opening = null;
    };
    const mine = openStore(name, drop);
    opening = mine;
    mine.catch(drop);
    return mine;
  }
  return {
    open,
    async use(work) {
      try {
        return await work(await open());
      } catch (failure) {
        if (!isClosed(failure)) throw failure;
        // It was closed before anybody was told: nothing has been done yet.
        opening = null;
        return work(await open());
      }
    },
    close: () => void opening?.then((db) => db.close()).catch(() => undefined),
  };
}

/** A transaction cannot even begin on a database that is closed. */
function isClosed(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'InvalidStateError';
}

async function guarded<T>(work: () => Promise<T>, patience = ANSWERED): Promise<T> {
  try {
    return await within(patience, work());
  } catch (failure) {
    throw asSaveError(failure);
  }
}
