import { courseOfGame } from '../saves/course.ts';
import type { SavedGame, Saves } from '../saves/index.ts';
import { type Result, resultOf } from './result.ts';
import { type History, keepHistory, readHistory } from './store.ts';

/** The history with all games of this browser that are over: those it does not know yet are played through, and kept in it. */
export async function gatherHistory(saves: Pick<Saves, 'list'>): Promise<History> {
  const entries = await saves.list();
  return withGames(entries.flatMap((entry) => ('record' in entry ? [entry.record] : [])));
}

/** Notes a game before it is deleted, so that it stays in the history. */
export async function noteGame(record: SavedGame): Promise<void> {
  await withGames([record]);
}

async function withGames(records: readonly SavedGame[]): Promise<History> {
  const before = readHistory();
  const known = new Set(before.results.map(({ id }) => id));
  const found: Result[] = [];
  for (const record of records) {
    if (!record.title.over || known.has(record.id) || record.savedAt < before.since) continue;
    // A game that cannot be played again is not lost, but nothing is known of it.
    const course = await courseOfGame(record.setup, record.commands).catch(() => null);
    const result = course && resultOf(record, course);
    if (result) found.push(result);
  }
  if (found.length === 0) return before;
  const now = { ...before, results: [...before.results, ...found].sort((a, b) => a.at - b.at) };
  keepHistory(now);
  return now;
}
