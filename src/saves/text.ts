import { limits } from './limits.ts';
import { SaveError } from './problem.ts';
import { FORMAT, readRecord, type SavedGame } from './record.ts';

/** A game as the text of a file. */
export function toText(record: SavedGame): string {
  return `${JSON.stringify(record)}\n`;
}

/** The text of a file; an unreadable one counts as empty. Throws `tooLarge`, without reading it, if it is larger than any game. */
export async function textOf(file: Pick<Blob, 'size' | 'text'>): Promise<string> {
  if (file.size > limits.bytes) throw new SaveError('tooLarge');
  return file.text().catch(() => '');
}

/** Reads a game from the text of a file. Throws a `SaveError`: `foreign`, `newer`, `tooLarge`, `tooMuch` or `damaged`. */
export function fromText(text: string): SavedGame {
  if (text.length > limits.bytes) throw new SaveError('tooLarge');
  return readRecord(parse(text));
}

/** File name for a game: its number of players and when it was last saved (local time). */
export function fileName(record: SavedGame): string {
  const at = new Date(record.savedAt);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `small-world-${record.title.players.length}p-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

/**
 * Whatever is stored in place of a game, as the text of a file, so that it need not be discarded: JSON as far as possible, with descriptions for what
 * JSON cannot express.
 */
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

function two(value: number): string {
  return String(value).padStart(2, '0');
}
