import { courseOfGame } from '../../session/saves/course.ts';
import type { SavedGame, Saves } from '../../session/saves/index.ts';
import { careIn, type Result, resultOf } from './result.ts';
import { type History, keepHistory, readHistory } from './store.ts';

/** With all finished games of this browser: those not known yet are played through, and kept in it. */
export async function gatherHistory(saves: Pick<Saves, 'list'>): Promise<History> {
  const entries = await saves.list();
  return withGames(entries.flatMap((entry) => ('record' in entry ? [entry] : [])));
}

/** Notes a game before it is deleted, so that it stays in the history. */
export async function noteGame(record: SavedGame): Promise<void> {
  await withGames([{ record }]);
}

interface Kept {
  readonly record: SavedGame;
  readonly beside?: unknown;
}

async function withGames(games: readonly Kept[]): Promise<History> {
  const before = readHistory();
  const known = new Set(before.results.map(({ id }) => id));
  const found: Result[] = [];
  for (const { record } of games) {
    if (!record.title.over || known.has(record.id) || record.savedAt < before.since) continue;
    // A game that cannot be played again is not lost, but nothing is known of it.
    const course = await courseOfGame(record.setup, record.commands).catch(() => null);
    const result = course && resultOf(record, course);
    if (result) found.push(result);
  }
  const cares = new Map(games.map(({ record, beside }) => [record.id, careIn(record, beside)]));
  // A review may have come to its end since.
  const results = [...before.results, ...found].map((result) => {
    const care = cares.get(result.id) ?? result.care;
    return care === result.care ? result : { ...result, care };
  });
  if (found.length === 0 && results.every((result, at) => result === before.results[at])) return before;
  const now = { ...before, results: results.sort((a, b) => a.at - b.at) };
  keepHistory(now);
  return now;
}
