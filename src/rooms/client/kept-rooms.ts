import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { within } from '../../session/saves/index.ts';
import { limits } from '../../session/saves/record.ts';
import { openDatabase } from '../../ui/platform/database.ts';
import { isRoomCode } from '../protocol/index.ts';
import { roomsDatabase } from './database.ts';
import type { Pledge } from './shares.ts';
import { randomHex } from './world.ts';

export type Notify = 'none' | 'page' | 'push';

export interface KeptRoom {
  readonly room: string;
  /** Who this device is there. Another one in each room: rooms do not know a device again. */
  readonly secret: string;
  readonly seats: readonly number[];
  /** Everybody's names, as they were. */
  readonly names: readonly string[];
  readonly round: number;
  /** A seat of this device has to decide. */
  readonly isMine: boolean;
  readonly isOver: boolean;
  /** Its share in chance, and for which game (`gameOf`). Earlier versions noted null for a refused one. */
  readonly share: { readonly game: string; readonly value: string | null; readonly toward: string | null } | null;
  /** About to be given, or given and not yet known to be in a drawing: stored before it is said. */
  readonly pledge: Pledge | null;
  /** How this browser tells of one's turn there: by a push service, by the page while it is open, or not. */
  readonly notify: Notify;
  /** When it was last looked at, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the last thing said there that was looked through here. */
  readonly heard: number;
}

type News = Partial<Omit<KeptRoom, 'room' | 'secret'>>;

const name = v.pipe(v.string(), v.maxLength(limits.letters));
const number = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const facts = {
  seats: v.fallback(v.pipe(v.array(number(limits.players - 1)), v.maxLength(limits.players)), []),
  names: v.fallback(v.pipe(v.array(name), v.maxLength(limits.players)), []),
  round: v.fallback(number(999), 0),
  isMine: v.fallback(v.boolean(), false),
  isOver: v.fallback(v.boolean(), false),
  share: v.fallback(
    v.nullable(v.object({ game: v.string(), value: v.nullable(hex), toward: v.fallback(v.nullable(hex), null) })),
    null,
  ),
  notify: v.fallback(v.picklist(['none', 'page', 'push']), 'none'),
  pledge: v.fallback(
    v.nullable(
      v.object({
        value: hex,
        toward: v.nullable(hex),
        // Earlier versions did not note for which game: it is found in its drawings, or not at all.
        game: v.fallback(v.nullable(v.string()), ''),
      }),
    ),
    null,
  ),
  at: v.fallback(number(limits.moment), 0),
  heard: v.fallback(number(Number.MAX_SAFE_INTEGER), 0),
};
const keptSchema = v.object({
  room: v.pipe(v.string(), v.check(isRoomCode)),
  secret: hex,
  ...facts,
});

/** A row as it may be read: what makes no sense of it is left out; null if it leads to no room. */
function readKept(row: unknown): KeptRoom | null {
  const read = v.safeParse(keptSchema, row);
  return read.success ? read.output : null;
}

interface Layout extends DBSchema {
  rooms: { key: string; value: unknown };
}

/** The rooms this browser remembers. Nothing throws: where the browser keeps nothing, they last as long as the page. */
export interface KeptRooms {
  /** All rooms; those that wait for us first, then as they were last looked at. */
  list(): Promise<readonly KeptRoom[]>;
  /** What is remembered of a room; a device that was never there gets a secret, which is kept before it is used. */
  at(room: string): Promise<KeptRoom>;
  /** A secret for a room that is about to be opened; and that it was opened with it. */
  newSecret(): string;
  keepAs(room: string, secret: string, pledge?: Pledge): Promise<void>;
  /** News may come from what is known, which no other tab changes meanwhile. Returns what is known then. */
  note(room: string, news: News | ((row: KeptRoom) => News)): Promise<KeptRoom>;
  forget(room: string): Promise<void>;
  /** Are they kept beyond this page? */
  readonly areKept: () => boolean;
}

function inOrder(rooms: readonly KeptRoom[]): readonly KeptRoom[] {
  const rank = ({ isMine, isOver }: KeptRoom) => (isOver ? 2 : isMine ? 0 : 1);
  return [...rooms].sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

const fresh = (room: string): KeptRoom => ({
  room,
  secret: randomHex(32),
  seats: [],
  names: [],
  round: 0,
  isMine: false,
  isOver: false,
  share: null,
  notify: 'none',
  pledge: null,
  at: 0,
  heard: 0,
});

/** Milliseconds for which a browser is waited for that does not answer. */
const ANSWERED = 10_000;

/** The rooms of this browser, in a database of their own. `database` is its name; only tests use another one. */
export function keptRooms(database = roomsDatabase): KeptRooms {
  const unkept = new Map<string, KeptRoom>();
  let isKept = true;
  const open = () =>
    openDatabase<Layout>(database, 1, { upgrade: (db) => void db.createObjectStore('rooms', { keyPath: 'room' }) });

  const using = async <T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  };

  /** Does something with the database; with what lasts as long as the page if there is none, or it does not answer. */
  const stored = async <T>(
    work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>,
    without: () => T,
  ): Promise<T> => {
    try {
      const done = await within(ANSWERED, using(work));
      isKept = true;
      return done;
    } catch {
      isKept = false;
      return without();
    }
  };

  /** Changes a room's row in one transaction: two tabs never get two secrets. */
  const change = (room: string, to: (row: KeptRoom) => KeptRoom): Promise<KeptRoom> =>
    stored(
      async (db) => {
        const tx = db.transaction('rooms', 'readwrite', { durability: 'strict' });
        const row = to(readKept(await tx.store.get(room)) ?? unkept.get(room) ?? fresh(room));
        await tx.store.put(row);
        await tx.done;
        return row;
      },
      () => {
        const row = to(unkept.get(room) ?? fresh(room));
        unkept.set(room, row);
        return row;
      },
    );

  return {
    list: async () => {
      const rows = await stored(
        async (db) => (await db.getAll('rooms')).map(readKept).filter((row) => row !== null),
        () => [...unkept.values()],
      );
      // What was only opened and never sat down at is no table of ours.
      return inOrder(rows.filter(({ at }) => at > 0));
    },
    at: (room) => change(room, (row) => row),
    newSecret: () => randomHex(32),
    keepAs: async (room, secret, pledge) => {
      await change(room, (row) => ({ ...row, secret, pledge: pledge ?? null }));
    },
    note: (room, news) => change(room, (row) => ({ ...row, ...(typeof news === 'function' ? news(row) : news) })),
    forget: async (room) => {
      unkept.delete(room);
      await stored(
        (db) => db.delete('rooms', room),
        () => undefined,
      );
    },
    areKept: () => isKept,
  };
}
