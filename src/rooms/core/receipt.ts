import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { isOver } from './game.ts';
import { refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';
import { droppedOf } from './told.ts';

/** After the game: exactly what this device was sent, a part at a time. */
export function tellReceipt(table: Table, { device, line }: Caller, { id, part }: Saying<'told'>): Verdict {
  if (!isOver(table.game)) return refusedFor('notNow');
  const parts = partsFor(table, device);
  const text = parts[part];
  if (text === undefined) return refusedFor('notNow');
  const dropped = droppedOf(table.store)[device];
  const before = part === 0 && dropped !== undefined ? { dropped } : {};
  table.send(line, { type: 'told', id, part, parts: parts.length, text, ...before });
  return null;
}

/** The parts of a receipt that was asked for last, as long as it does not grow: whoever fetches it takes one after the other. */
const cut = new WeakMap<
  Table,
  { readonly device: number; readonly letters: number; readonly parts: readonly string[] }
>();

function partsFor(table: Table, device: number): readonly string[] {
  const letters = table.store.toldLetters(device);
  const last = cut.get(table);
  if (last?.device === device && last.letters === letters) return last.parts;
  const parts = partsOf(table.store.told(device));
  // To read it is work as well, whether or not the part is there.
  table.letters += letters;
  cut.set(table, { device, letters, parts });
  return parts;
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
