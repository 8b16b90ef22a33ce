/** What somebody brings in a file: fetched when they do. */

import { asSaveError, type Saves } from '../../session/saves/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import type { Seated } from '../../ui/locale/players.ts';

/** More than any history is, in bytes. */
const LONGEST_HISTORY = 8_000_000;

/** What came of it, in words. Throws `failure`, from reading it as a game, if it is no history either. */
async function takeHistory(file: File, failure: unknown): Promise<string> {
  const { code } = asSaveError(failure);
  if ((code !== 'foreign' && code !== 'tooLarge') || file.size > LONGEST_HISTORY) throw failure;
  const { takeOver } = await fetchNow(() => import('../history/history-import.ts'));
  const told = takeOver(await file.text().catch(() => ''));
  if (told === null) throw failure;
  return told;
}

/** What came from a file: a game of these players, with words about its review; or what came of a history. */
export type Come = { readonly seats: readonly Seated[]; readonly review: string | null } | string;

/** Words on its review are fetched where there is one; if they cannot be, nothing is said. */
async function takeGame(saves: Saves, file: File): Promise<Come> {
  const record = await saves.import(file);
  const beside = record.title.over ? await saves.beside(record.id).catch(() => undefined) : undefined;
  const words =
    beside === undefined ? null : await fetchNow(() => import('../history/history-import.ts')).catch(() => null);
  return { seats: record.setup.seats, review: words?.reviewCame(record, beside) ?? null };
}

/** Takes over the game or the history in a file, and returns what came. Throws a `SaveError` if it is neither. */
export async function takeFile(saves: Saves, file: File): Promise<Come> {
  try {
    return await takeGame(saves, file);
  } catch (failure) {
    return await takeHistory(file, failure);
  }
}
