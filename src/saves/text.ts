import type { SavedGame } from './record.ts';

/** A game as the text of a file. */
export function toText(record: SavedGame): string {
  return `${JSON.stringify(record)}\n`;
}

/** File name for a game: its number of players and when it was last saved (local time). */
export function fileName(record: SavedGame): string {
  const at = new Date(record.savedAt);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `small-world-${record.title.players.length}p-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
