import { type BoardId, boardFacts } from '../../rules/index.ts';
import { hasDatabases, isSameKey, openDatabase } from '../../ui/platform/database.ts';
import '../../rules/own-boxes.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { OutlineFile } from './outline-file.ts';
import { drawnElsewhere } from './thread.ts';

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isList = (value: unknown, least: number): value is readonly number[] =>
  Array.isArray(value) && value.length >= least && value.every(isWhole);

type Loose = Partial<Record<keyof OutlineFile, unknown>>;
type LooseRegion = Partial<Record<keyof OutlineFile['regions'][number], unknown>>;

/** Is that a drawing of a board of so many regions, as the program writes them? Whatever was stored may be damaged. */
export function isOutlineFile(value: unknown, count: number): value is OutlineFile {
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, arcs, regions }: Loose = value;
  if (!isWhole(width) || !isWhole(height) || width <= 0 || height <= 0) return false;
  if (!Array.isArray(arcs) || !arcs.every((arc) => isList(arc, 6))) return false;
  const isRegion = (region: unknown) => {
    if (typeof region !== 'object' || region === null) return false;
    const { arcs: around, seat, spots }: LooseRegion = region;
    if (!isList(around, 1) || !around.every((arc) => (arc < 0 ? ~arc : arc) < arcs.length)) return false;
    return isList(seat, 3) && Array.isArray(spots) && spots.every((spot) => isList(spot, 3));
  };
  return Array.isArray(regions) && regions.length === count && regions.every(isRegion);
}

/** Raised whenever a board is drawn otherwise, lest pages show older drawings; a test holds it to one. */
export const DRAWING_VERSION = 1;

/** The most that is kept: a drawing has 4 to 15 thousand letters. */
export const mostKept = { drawings: 60, letters: 800_000 } as const;

/** Milliseconds until a board is drawn instead: storage may be busy, locked by another tab, or broken. */
const PATIENCE = 700;

interface Row {
  /** The version of the program, and the name of the board, which is its whole description. */
  readonly key: readonly [version: number, board: string];
  /** Nothing about it is trusted when it is read. */
  readonly outlines: unknown;
  readonly letters: number;
  /** When it was last asked for, in milliseconds since 1970. */
  readonly at: number;
}

interface Layout extends DBSchema {
  drawings: { key: [number, string]; value: Row; indexes: { at: number } };
}

/** Nothing throws: where none is kept, or no whole one, a board is drawn anew, and nobody is told. */
interface KeptDrawings {
  /** The drawing of a board; null if there is none, or it cannot be read in time. */
  find(board: BoardId): Promise<OutlineFile | null>;
  /** Keeps it. The ones that were not asked for longest go where there are too many, or no room. */
  keep(board: BoardId, outlines: OutlineFile): Promise<void>;
}

export function openDrawings(name = 'small-world-table.boards', version = DRAWING_VERSION): KeptDrawings {
  let opening: Promise<IDBPDatabase<Layout>> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    opening ??= openDatabase<Layout>(name, 1, {
      upgrade: (database) => database.createObjectStore('drawings', { keyPath: 'key' }).createIndex('at', 'at'),
      // Another tab wants to delete it, or a later page to change it: make way, open it again when needed.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  const keyOf = (board: BoardId): [number, string] => [version, String(board)];
  const quietly = async <T>(work: (database: IDBPDatabase<Layout>) => Promise<T>): Promise<T | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE);
    });
    const done = (async () => work(await open()))().catch(() => null);
    const result = await Promise.race([done, late]);
    clearTimeout(timer);
    return result;
  };
  return {
    async find(board) {
      const row = await quietly((database) => database.get('drawings', keyOf(board)));
      if (row == null || !isOutlineFile(row.outlines, boardFacts(board).regions.length)) return null;
      // That it was asked for is noted in its own time.
      void quietly((database) => database.put('drawings', { ...row, at: Date.now() }));
      return row.outlines;
    },
    async keep(board, outlines) {
      const row: Row = {
        key: keyOf(board),
        outlines,
        letters: JSON.stringify(outlines).length,
        at: Date.now(),
      };
      if (row.letters > mostKept.letters) return;
      await quietly((database) => putWithinBounds(database, row, version));
    },
  };
}

async function putWithinBounds(database: IDBPDatabase<Layout>, row: Row, version: number): Promise<true> {
  try {
    await put(database, row, version, mostKept);
  } catch {
    // Most likely there is no room: games need it more than drawings do, so the older half of them goes.
    await put(database, null, version, { drawings: mostKept.drawings / 2, letters: mostKept.letters / 2 });
    await put(database, row, version, mostKept);
  }
  return true;
}

/** `row`: null to put none. Older versions go, and of the rest those not asked for longest, if too many. */
async function put(
  database: IDBPDatabase<Layout>,
  row: Row | null,
  version: number,
  most: { readonly drawings: number; readonly letters: number },
): Promise<void> {
  const tx = database.transaction('drawings', 'readwrite');
  // A failed put also aborts the transaction: attach to it from the start, or its rejection goes unhandled.
  const done = tx.done;
  done.catch(() => undefined);
  await tx.store.delete(IDBKeyRange.upperBound([version]));
  if (row !== null) await tx.store.put(row);
  // The new one stays, even if the clock was set back since the others.
  let [drawings, letters] = row === null ? [0, 0] : [1, row.letters];
  for (let cursor = await tx.store.index('at').openCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
    if (row !== null && isSameKey(cursor.primaryKey, row.key)) continue;
    drawings += 1;
    const size: unknown = cursor.value.letters;
    letters += typeof size === 'number' && size > 0 ? size : most.letters;
    if (drawings > most.drawings || letters > most.letters) await cursor.delete();
  }
  await done;
}

let kept: KeptDrawings | null = null;

export async function keepOwnDrawing(id: BoardId, drawing: OutlineFile): Promise<void> {
  if (hasDatabases()) kept ??= openDrawings();
  await kept?.keep(id, drawing);
}

/** The drawing of a board of one's own: the one this browser keeps, or a new one, which is kept from then on. */
export async function ownDrawing(id: BoardId): Promise<OutlineFile> {
  if (hasDatabases()) kept ??= openDrawings();
  const found = (await kept?.find(id)) ?? null;
  if (found !== null) return found;
  const drawn = await drawnElsewhere(id);
  void keepOwnDrawing(id, drawn);
  return drawn;
}
