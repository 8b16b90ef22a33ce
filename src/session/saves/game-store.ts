import { asSaveError, SaveError } from './problem.ts';
import type { SavedGame } from './record.ts';
import {
  add,
  type Entry,
  type Found,
  find,
  findBeside,
  findRaw,
  layBeside,
  list,
  openStore,
  type RowKey,
  remove,
  type Seen,
  type Store,
  write,
} from './store.ts';

/** Milliseconds of a slice of patience. */
const SLICE = 250;

/**
 * Resolves to the result of the work. If storage does not answer within this many milliseconds, throws `slow`, with the work as its `outcome`: it may
 * still succeed. A page that is too busy to hear the answer has not waited: time is counted in slices, and a slice that lasts longer counts once.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    const wait = (left: number) => {
      timer = setTimeout(
        () =>
          left > SLICE ? wait(left - SLICE) : refuse(new SaveError('slow', `no answer in ${milliseconds} ms`, work)),
        Math.min(SLICE, left),
      );
    };
    wait(milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The games stored in this browser. Throws only `SaveError`s. */
export interface GameStore {
  /** All games, last written first; unreadable ones at the end. */
  list(): Promise<readonly Entry[]>;
  /** One game; its previous record if the last one cannot be read (then `recovered`). */
  read(id: RowKey): Promise<Found>;
  /** The same, in order to continue writing to it. */
  take(id: string): Promise<Found>;
  /** Whatever is stored under this name, even if it is not a game. */
  raw(id: RowKey): Promise<unknown>;
  /** What lies beside a game's record, and lays it there. Throw `missing` if there is no such game. */
  beside(id: RowKey): Promise<unknown>;
  layBeside(id: RowKey, beside: unknown): Promise<void>;
  /** Atomic; throws `elsewhere` if another tab wrote since this one did or took it. Writes a deleted one. */
  write(record: SavedGame): Promise<void>;
  /** Adds a record, and what lies beside it, unless its name is taken; then returns false. */
  add(record: SavedGame, beside?: unknown): Promise<boolean>;
  remove(id: RowKey): Promise<void>;
  close(): void;
}

/** Milliseconds for storage to open: the page shows nothing meanwhile. Then whatever uses it waits. */
const OPENED = 3000;
/** Milliseconds for any other operation: a game waits for its step to be saved. */
const ANSWERED = 10_000;

/** `name`: another database for tests. Throws if the browser refuses; one that is slow may still open it. */
export async function openGameStore(name = 'small-world-table'): Promise<GameStore> {
  const store = keepOpen(name);
  await guarded(store.open, OPENED).catch((failure: unknown) => {
    if (asSaveError(failure).code !== 'slow') throw failure;
  });
  const seen: Seen = new Map();
  const ask = <T>(work: (db: Store) => Promise<T>) => guarded(() => store.use(work));
  return {
    list: () => ask(list),
    read: (id) => ask(async (db) => (await find(db, id)).found),
    take: (id) =>
      ask(async (db) => {
        const { found, revision } = await find(db, id);
        seen.set(id, { revision, record: found.record });
        return found;
      }),
    raw: (id) => ask((db) => findRaw(db, id)),
    beside: (id) => ask((db) => findBeside(db, id)),
    layBeside: (id, beside) => ask((db) => layBeside(db, id, beside)),
    write: (record) => ask((db) => write(db, seen, record)),
    add: (record, beside) => ask((db) => add(db, seen, record, beside)),
    remove: (id) => ask((db) => remove(db, seen, id)),
    close: () => store.close(),
  };
}

interface KeptOpen {
  open(): Promise<Store>;
  use<T>(work: (db: Store) => Promise<T>): Promise<T>;
  close(): void;
}

/** Reopened on demand: the browser dropped it (a suspended page), or another tab deleted or upgraded it. */
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
      const tried = open();
      try {
        return await work(await tried);
      } catch (failure) {
        if (!isClosed(failure)) throw failure;
        // Closed before the event arrived: nothing is done yet. Somebody may have opened it anew meanwhile.
        if (opening === tried) opening = null;
        return work(await open());
      }
    },
    close: () => void opening?.then((db) => db.close()).catch(() => undefined),
  };
}

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
