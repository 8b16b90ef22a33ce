import { type LevelId, levelIds } from '../../opponents/types.ts';
import type { Course } from '../../rules/course.ts';
import { type PowerId, type RaceId, standings } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import type { SavedGame, Saves } from '../../session/saves/index.ts';
import { gameKey, readKept } from '../review/review-record.ts';
import { combosIn } from '../story/facts.ts';
import { type History, keepHistory, readHistory } from './played-games.ts';

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

export interface ComboResult {
  readonly race: RaceId;
  readonly power: PowerId | null;
  readonly coins: number;
  readonly turns: number;
}

/** How a game at this browser ended for the person who played it. Plain JSON. */
export interface Result {
  readonly id: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly at: number;
  readonly players: number;
  /** The strongest opponent; null in a game among people. */
  readonly level: LevelId | null;
  /** The only person's place; null where several played at this screen, so that nobody knows whose history it is. */
  readonly place: number | null;
  readonly coins: number | null;
  readonly combos: readonly ComboResult[];
  /** The only person’s figure of care, 0–1, if the game was reviewed. */
  readonly care?: number | undefined;
}

/** The only person's figure of care, from what lies beside the game; undefined until fully reviewed. */
function careIn({ setup, commands }: SavedGame, beside: unknown): number | undefined {
  const people = setup.seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
  const [only, another] = people;
  if (only === undefined || another !== undefined || beside === undefined) return undefined;
  return readKept(beside, gameKey({ setup, commands }))?.care[only] ?? undefined;
}

/** The result of a saved game that has been played again; null unless it is over and somebody played it. */
export function resultOf({ id, savedAt, setup }: SavedGame, course: Course): Result | null {
  const end = course.at(course.log.length);
  const people = setup.seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
  const [only, another] = people;
  if (end.phase !== 'gameOver' || only === undefined || setup.lesson !== undefined) return null;
  const levels = setup.seats.flatMap(({ control }) => (control === 'human' ? [] : [control.level]));
  const level = levelIds.findLast((one) => levels.includes(one)) ?? null;
  const common = { id, at: savedAt, players: end.players, level };
  if (another !== undefined) return { ...common, place: null, coins: null, combos: [] };
  const own = standings(end).find(({ seat }) => seat === only);
  const combos = combosIn(course).filter(({ seat }) => seat === only);
  return {
    ...common,
    place: own?.place ?? null,
    coins: own?.coins ?? null,
    combos: combos.map(({ race, power, coins, turns }) => ({ race, power, coins, turns })),
  };
}
