import { bounds, type HeardLine, type Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';

/** What was said last, oldest first. */
export function heardAt(table: Table): readonly HeardLine[] {
  return (table.store.meta('heard') as readonly HeardLine[] | null) ?? [];
}

/** Somebody says a set phrase, or makes a gesture. It is kept for those who are not there. */
export function say(table: Table, { device }: Caller, { seat, said }: Saying<'say'>): Verdict {
  if (!table.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  const before = heardAt(table);
  const line = { nth: (before.at(-1)?.nth ?? 0) + 1, seat, said };
  table.store.setMeta('heard', [...before, line].slice(-bounds.heard));
  table.sendAll({ type: 'said', ...line });
  return null;
}
