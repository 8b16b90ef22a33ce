import {
  browserWorld,
  comeTo,
  isGone,
  type KeptRoom,
  mostTables,
  type RoomClient,
  type RoomState,
  randomHex,
  socketAddress,
  type TakenTable,
} from '../../rooms/client/index.ts';
import { kept, newsOf } from './use-client.ts';

/** Milliseconds that each table may take. */
const PATIENCE = 5000;

export interface Taken {
  readonly tables: readonly TakenTable[];
  readonly missing: number;
}

/** Asks each table of this browser for a pass to another one: good once, and for a day. */
export async function takeTables(rooms: readonly KeptRoom[]): Promise<Taken> {
  const wanted = rooms.slice(0, mostTables);
  const passes = await Promise.all(
    wanted.map(({ room, secret }) =>
      visitRoom<string | null>({
        room,
        secret,
        patience: PATIENCE,
        look: ({ known, ending }, client) => {
          if (ending !== null) return Promise.resolve(null);
          if (known === null) return null;
          return client.ask({ type: 'pass' }).then((answer) => (answer.type === 'pass' ? answer.passport : null));
        },
      }),
    ),
  );
  const tables = wanted.flatMap(({ room }, at) => {
    const passport = passes[at] ?? null;
    return passport === null ? [] : [{ room, passport }];
  });
  return { tables, missing: rooms.length - tables.length };
}

export type Brought = 'added' | 'used' | 'gone' | 'silent';

/** Shows a table's pass: this browser is from now on, with a secret of its own, what the other one is there. */
export async function bringTable({ room, passport }: TakenTable): Promise<Brought> {
  const { secret } = await kept.at(room);
  const outcome = await visitRoom<Brought>({
    room,
    secret,
    passport,
    patience: PATIENCE,
    look: ({ known, ending }) => {
      if (ending !== null)
        return Promise.resolve(!isGone(ending) ? 'silent' : ending.how === 'closed' ? 'gone' : 'used');
      if (known === null) return null;
      // Known here before, and the pass is none: at least this table was here already.
      const isIn = known.you.seats.length > 0 || known.you.isWatcher;
      return isIn ? kept.note(room, { ...newsOf(known), at: Date.now() }).then(() => 'added') : Promise.resolve('used');
    },
  });
  return outcome ?? 'silent';
}

interface Visit<T> {
  readonly room: string;
  readonly secret: string;
  readonly passport?: string;
  /** Milliseconds it may take. */
  readonly patience: number;
  /** Called whenever something is known: what came of it, or null to wait on. */
  readonly look: (state: RoomState, client: RoomClient) => Promise<T> | null;
}

/** Goes to a room for a moment. Resolves to what came of it; null if it has taken too long. */
export function visitRoom<T>({ room, secret, passport, patience, look }: Visit<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const client = comeTo(browserWorld, {
      address: socketAddress(document.baseURI, room),
      secret,
      passport,
      page: randomHex(8),
      clock: Date.now,
    });
    // Nobody looks at that table: a notice of one's turn is still wanted.
    client.look(false);
    let isDone = false;
    const end = (outcome: T | null) => {
      clearTimeout(timer);
      forget();
      client.end();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(null), patience);
    const forget = client.subscribe(() => {
      if (isDone) return;
      const outcome = look(client.state, client);
      if (outcome === null) return;
      isDone = true;
      void outcome.then(end, () => end(null));
    });
  });
}
