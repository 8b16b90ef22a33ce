import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { isOver } from './game.ts';
import { refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';
import { droppedOf } from './told.ts';

/** After the game: exactly what this device was sent, a part at a time. */
export function tellReceipt(table: Table, { device, line }: Caller, { id, part }: Saying<'told'>): Verdict {
  if (!isOver(table.game)) return refusedFor('notNow');
  const parts = partsOf(table.store.told(device));
  const text = parts[part];
  if (text === undefined) return refusedFor('notNow');
  const dropped = droppedOf(table.store)[device];
  const before = part === 0 && dropped !== undefined ? { dropped } : {};
  table.send(line, { type: 'told', id, part, parts: parts.length, text, ...before });
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
