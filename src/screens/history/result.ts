import { type LevelId, levelIds } from '../../opponents/types.ts';
import type { Course } from '../../rules/course.ts';
import { type PowerId, type RaceId, standings } from '../../rules/index.ts';
import type { SavedGame } from '../../session/saves/index.ts';
import { gameKey, readKept } from '../review/kept.ts';
import { combosIn } from '../story/facts.ts';

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
export function careIn({ setup, commands }: SavedGame, beside: unknown): number | undefined {
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
