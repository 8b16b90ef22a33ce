import { SaveError } from './problem.ts';
import { FORMAT, readRecord, type SavedGame } from './record.ts';

/** Longest file that is looked at, in characters: a hundred times a long game. */
const LONGEST = 5_000_000;

/** A game as the text of a file. */
export function toText(record: SavedGame): string {
  return `${JSON.stringify(record)}\n`;
}

/** Reads a game out of the text of a file. Throws a `SaveError`: `foreign`, `newer` or `damaged`. */
export function fromText(text: string): SavedGame {
  if (text.length > LONGEST) throw new SaveError('foreign');
  return readRecord(parse(text));
}

/** Name for the file of a game: its number of players and when it was last written (local time). */
export function fileName(record: SavedGame): string {
  const at = new Date(record.savedAt);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `small-world-${record.title.players.length}p-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (failure) {
    // A file cut short still names our format near its beginning: that is damage, not a stranger.
    throw new SaveError(text.slice(0, 100).includes(`"${FORMAT}"`) ? 'damaged' : 'foreign', failure);
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
