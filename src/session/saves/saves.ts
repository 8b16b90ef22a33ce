import { attempted } from '../../ui/platform/attempt.ts';
import type { Played } from '../turn/index.ts';
import { openGameStore } from './game-store.ts';
import { loadReading, loadReviving } from './late-readers.ts';
import { asSaveError, SaveError } from './problem.ts';
import { fileName, makeRecord, type SavedGame, sealed, toText } from './record.ts';
import type { RevivedGame } from './revive.ts';
import type { Entry, RowKey } from './store.ts';

/** The exclusive right of one tab to play a game. */
export interface Claim {
  /** Releases it to other tabs. May be called twice. */
  release(): void;
}

/** Milliseconds in which a browser has to say whether a lock is to be had. */
const PATIENCE = 3000;

/**
 * Claims a game for this tab; null if another tab has it. A tab that closes or crashes loses its claims automatically. If the browser lacks Web Locks
 * (a page served without TLS) or refuses them, every claim is granted, and only the store's revision check keeps a stale tab from writing.
 */
export function claimGame(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Claim | null> {
  const unlocked: Claim = { release: () => undefined };
  if (locks === undefined) return Promise.resolve(unlocked);
  return new Promise((answer) => {
    let isAnswered = false;
    const given = (claim: Claim | null) => {
      clearTimeout(late);
      isAnswered = true;
      answer(claim);
    };
    const late = setTimeout(() => given(unlocked), PATIENCE);
    // Pending while the lock is held, i.e. until `release`; one that is over and granted nothing was none.
    void attempted(() =>
      locks.request(`small-world-table:${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null || isAnswered) return given(null);
        return new Promise<void>((release) => given({ release }));
      }),
    ).then(() => given(unlocked));
  });
}

export interface GameFile {
  readonly name: string;
  readonly text: string;
}

/** A loaded game: this tab plays it until `claim` is released. */
export interface OpenGame extends RevivedGame {
  readonly claim: Claim;
  /** The last step could not be read; this is the one before. */
  readonly recovered: boolean;
}

/** The games saved in this browser. All failures throw a `SaveError`. */
export interface Saves {
  /** All games, latest first. Unreadable ones come last, with the reason. */
  list(): Promise<readonly Entry[]>;
  /** Claims a new game, under its own id. Writes nothing yet. */
  begin(): Promise<{ readonly id: string; readonly claim: Claim }>;
  /** Claims and replays a game. Throws `elsewhere` if another tab has it. */
  load(id: string): Promise<OpenGame>;
  /** Reads a game to look at it; another tab may be playing it. */
  read(id: string): Promise<SavedGame>;
  /** Saves a game after a command, atomically. */
  write(id: string, played: Played): Promise<void>;
  /** Saves a game under this id, unless there is one: that stays as it is, since it may have been played on. */
  add(id: string, played: Played): Promise<void>;
  /** What was found out about a game: whatever it is; undefined if nothing. Throws `missing` without it. */
  beside(id: string): Promise<unknown>;
  /** Keeps what was found out about a game beside its record, whoever plays it. */
  keepBeside(id: string, beside: unknown): Promise<void>;
  /** Deletes a game; throws `elsewhere` while another tab has it. */
  remove(id: RowKey): Promise<void>;
  /** A game as the text of a file, with what lies beside it; an unreadable one is exported as it is stored. */
  export(id: RowKey): Promise<GameFile>;
  /** Checks, replays and saves it as a new game, with what lay beside it; never touches the others. */
  import(file: string | Pick<Blob, 'size' | 'text'>): Promise<SavedGame>;
}

/** The environment of the saves. Without `locks` every claim is granted; the other defaults are the browser's. */
export interface World {
  readonly name?: string;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** Opens the games of this browser. Throws `unavailable` if it refuses to store data. */
export async function openSaves({ name, locks, now = Date.now, newId = someId }: World): Promise<Saves> {
  const games = await openGameStore(name);

  async function claim(id: RowKey): Promise<Claim> {
    const granted = await claimGame(String(id), locks);
    if (granted === null) throw new SaveError('elsewhere');
    return granted;
  }

  return {
    list: () => games.list(),

    async begin() {
      const id = newId();
      return { id, claim: await claim(id) };
    },

    async load(id) {
      const held = await claim(id);
      try {
        const { record, recovered } = await games.take(id);
        const { openingOf, revive } = await loadReviving();
        return { ...revive(record, await openingOf(record.setup)), recovered, claim: held };
      } catch (failure) {
        held.release();
        throw failure;
      }
    },

    read: async (id) => (await games.read(id)).record,

    write: (id, played) => games.write(recordOf(id, now(), played)),
    add: async (id, played) => void (await games.add(recordOf(id, now(), played))),

    beside: (id) => games.beside(id),
    keepBeside: (id, beside) => games.layBeside(id, beside),

    async remove(id) {
      const held = await claim(id);
      await games.remove(id).finally(held.release);
    },

    async export(id) {
      const raw = await games.raw(id);
      try {
        return gameFile((await games.read(id)).record, await games.beside(id));
      } catch (failure) {
        if (!['damaged', 'foreign', 'newer', 'tooMuch'].includes(asSaveError(failure).code)) throw failure;
        const { rawText } = await loadReading();
        return { name: 'small-world-unreadable.json', text: rawText(raw) };
      }
    },

    async import(file) {
      const { besideIn, fromText, textOf } = await loadReading();
      const text = typeof file === 'string' ? file : await textOf(file);
      const record = fromText(text);
      const { openingOf, revive } = await loadReviving();
      revive(record, await openingOf(record.setup));
      const beside = besideIn(text);
      if (await games.add(record, beside)) return record;
      const copy = sealed({ ...record, id: newId() });
      if (!(await games.add(copy, beside))) throw new SaveError('elsewhere');
      return copy;
    },
  };
}

/** Whether the game is in any storage or not; with what is known to lie beside it. */
export function fileOf(id: string, savedAt: number, played: Played, beside?: unknown): GameFile {
  return gameFile(recordOf(id, savedAt, played), beside);
}

function recordOf(id: string, savedAt: number, { setup, log, game }: Played): SavedGame {
  return makeRecord({ id, savedAt, setup, commands: log.map(({ command }) => command), game });
}

function gameFile(record: SavedGame, beside?: unknown): GameFile {
  return { name: fileName(record), text: toText(record, beside) };
}

/** A unique id. `crypto.randomUUID` does not exist on a page served without TLS. */
function someId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
