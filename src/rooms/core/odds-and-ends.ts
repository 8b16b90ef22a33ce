import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { isOver } from './game.ts';
import { refusedFor, type Verdict } from './playing.ts';
import { vacate } from './seating.ts';
import type { Table } from './table.ts';
import { tellRoster } from './telling.ts';
import { reconsider } from './together.ts';

/** Somebody says a set phrase, or makes a gesture. */
export function say(table: Table, { device }: Caller, { seat, said }: Saying<'say'>): Verdict {
  if (!table.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  table.sendAll({ type: 'said', seat, said });
  return null;
}

/** Somebody gets up for good. A seat at which others sit as well stays theirs; in one of nobody an opponent plays on. */
export function leave(table: Table, { device, now }: Caller): Verdict {
  for (const seat of table.seatsOf(device)) {
    const devices = (table.seats[seat]?.devices ?? []).filter((one) => one !== device);
    if (devices.length > 0 || isOver(table.game)) table.putSeat(seat, { devices });
    else vacate(table, seat, now);
  }
  if (table.facts.host === device) {
    const heir = table.seats.find(({ devices }) => devices.length > 0)?.devices[0];
    if (heir !== undefined) table.setFacts({ host: heir });
  }
  const row = table.devices[device];
  // Who has no seat any more is a stranger from now on.
  if (row !== undefined && table.seatsOf(device).length === 0 && table.facts.host !== device)
    table.putDevice({ ...row, hash: '' });
  tellRoster(table, now);
  reconsider(table, now);
  return null;
}

/** After the game: exactly what this device was sent, a part at a time. */
export function tellReceipt(table: Table, { device, line }: Caller, { id, part }: Saying<'told'>): Verdict {
  if (!isOver(table.game)) return refusedFor('notNow');
  const parts = partsOf(table.store.told(device));
  const text = parts[part];
  if (text === undefined) return refusedFor('notNow');
  table.send(line, { type: 'told', id, part, parts: parts.length, text });
  return null;
}

/** Messages one a line, cut into parts that are no longer than a message may be. */
function partsOf(messages: readonly string[]): readonly string[] {
  const parts = [''];
  for (const message of messages) {
    const last = parts.length - 1;
    const text = parts[last] ?? '';
    if (text !== '' && text.length + message.length > bounds.told) parts.push(`${message}\n`);
    else parts[last] = `${text}${message}\n`;
  }
  return parts;
}
