import * as v from 'valibot';
import type { LevelId } from '../../opponents/types.ts';
import type { VisitChoice } from '../../rooms/protocol/index.ts';
import { boardIds, type PrintedBoardId } from '../../rules/index.ts';
import { limits } from '../../session/saves/index.ts';
import { isLanguage } from '../../ui/locale/shelf.ts';
import { readOptions } from '../showcase/options.ts';

/** What the address of a big screen says. */
export interface TableWish {
  /** How many places. */
  readonly players: number | null;
  /** The printed board, if it is to be another than theirs. */
  readonly board?: PrintedBoardId;
  /** The table hangs on a wall: it plays by itself, and passers-by may play along. Null at a table of friends. */
  readonly wall: VisitChoice | null;
  /** Who decides for the places of a wall, in turn; everybody another character where the address says nothing. */
  readonly levels: readonly LevelId[] | null;
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/**
 * Reads `table` (number of places), `board` (a printed one, if not theirs), `guests` (how many passers-by at once: then it hangs on a wall), `minutes` (how long each) and `languages`; of a showcase that
 * phones may come to, its `players`, `levels` and `idle`.
 */
export function readWish(search: string): TableWish {
  const given = new URLSearchParams(search);
  const read = (name: string, least: number, most: number) => {
    const parsed = v.safeParse(whole(least, most), given.get(name));
    return parsed.success ? parsed.output : null;
  };
  const shown = readOptions(search).options;
  const players = read('table', limits.least, limits.players) ?? shown.players;
  const guests = read('guests', 1, limits.players);
  const board = boardIds.find((id) => id === read('board', limits.least, limits.players)) ?? shown.board;
  const languages = (given.get('languages') ?? '').split(',').filter(isLanguage);
  return {
    players: boardIds.find((id) => id === players) ?? null,
    ...(board !== undefined && players !== null && board !== players && { board }),
    wall:
      guests === null
        ? null
        : {
            most: guests,
            minutes: read('minutes', 1, 120) ?? 10,
            idle: shown.idle,
            ...(languages.length > 0 ? { languages } : {}),
          },
    levels: shown.levels,
  };
}
