import { within } from './patience.ts';
import { asSaveError } from './problem.ts';
import type { SavedGame } from './record.ts';
import { type Entry, type Found, find, has, list, openStore, remove, type Seen, write } from './store.ts';

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
  const seen: Seen = new Map();
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

async function guarded<T>(work: () => Promise<T>, patience = ANSWERED): Promise<T> {
  try {
    return await within(patience, work());
  } catch (failure) {
    throw asSaveError(failure);
  }
}
