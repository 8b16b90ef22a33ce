import { limits } from './limits.ts';
import type { SavedGame } from './record.ts';

/** What lies beside is outside its seal, so that earlier versions read the game all the same. */
export function toText(record: SavedGame, beside?: unknown): string {
  return `${JSON.stringify({ ...record, beside: carried(beside) ?? undefined })}\n`;
}

/** As far as a file carries it: plain JSON of a sensible length. Undefined if nothing, null if otherwise. */
export function carried(beside: unknown): unknown {
  if (beside === undefined) return undefined;
  try {
    const text: string | undefined = JSON.stringify(beside);
    return text !== undefined && text.length <= limits.beside ? beside : null;
  } catch {
    return null;
  }
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
