/** What reads saved games and checks them: fetched once there is one to be read. */
import * as v from 'valibot';
import { SaveError } from './problem.ts';
import { readRecord } from './read-record.ts';
import { carried, FORMAT, limits, type SavedGame } from './record.ts';

export { readRecord } from './read-record.ts';
export { commandsSchema, parsed, setupSchema, whole } from './schema.ts';

/** An unreadable file counts as empty. Throws `tooLarge`, without reading it, if larger than any game. */
export async function textOf(file: Pick<Blob, 'size' | 'text'>): Promise<string> {
  if (file.size > limits.bytes) throw new SaveError('tooLarge');
  return file.text().catch(() => '');
}

/** Reads a game from the text of a file. Throws a `SaveError`: `foreign`, `newer`, `tooLarge`, `tooMuch` or `damaged`. */
export function fromText(text: string): SavedGame {
  if (text.length > limits.bytes) throw new SaveError('tooLarge');
  return readRecord(parse(text));
}

/** What lies beside the game in the text of a file from which one can be read: see `carried`. */
export function besideIn(text: string): unknown {
  const data = parse(text);
  return v.is(withBeside, data) ? carried(data.beside) : undefined;
}

const withBeside = v.object({ beside: v.unknown() });

/** As JSON as far as possible, with descriptions for what it cannot express: nothing need be discarded. */
export function rawText(value: unknown): string {
  const seen = new Set<unknown>();
  const plain = (_: string, part: unknown): unknown => {
    if (typeof part === 'bigint' || (typeof part === 'number' && !Number.isFinite(part))) return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return 'again';
    seen.add(part);
    return part;
  };
  return `${JSON.stringify(value, plain) ?? String(value)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (failure) {
    // A truncated file still names our format near its beginning: that is damage, not a foreign file.
    throw new SaveError(text.slice(0, 100).includes(`"${FORMAT}"`) ? 'damaged' : 'foreign', failure);
  }
}
