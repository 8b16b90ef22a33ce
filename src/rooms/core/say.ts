import type { Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { noteHeard } from './heard.ts';
import { refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';

/** Somebody says a set phrase, or makes a gesture. */
export function say(table: Table, { device }: Caller, { seat, said }: Saying<'say'>): Verdict {
  if (!table.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  table.sendAll({ type: 'said', ...noteHeard(table, { seat, said }) });
  return null;
}
