import { isGone, type KeptRoom, mostTables, type TakenTable } from '../../rooms/client/index.ts';
import { visitRoom } from './brief-visit.ts';
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
