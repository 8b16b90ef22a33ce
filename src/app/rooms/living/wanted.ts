import * as v from 'valibot';
import { isLanguage, languageNames } from '../../../locale/shelf.ts';
import type { VisitChoice } from '../../../rooms/protocol/index.ts';
import { boardIds } from '../../../rules/index.ts';
import { limits } from '../../../saves/index.ts';

/** What the address of a big screen says. */
export interface TableWish {
  /** How many places. */
  readonly players: number | null;
  /** The table hangs on a wall: it plays by itself, and passers-by may play along. Null at a table of friends. */
  readonly wall: VisitChoice | null;
  /** In which languages passers-by may read it; all where the address says nothing. */
  readonly languages: readonly string[];
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** Reads `table` (number of places), `guests` (how many passers-by at once: then it hangs on a wall), `minutes` (how long each) and `languages`. */
export function readWish(search: string): TableWish {
  const given = new URLSearchParams(search);
  const read = (name: string, least: number, most: number) => {
    const parsed = v.safeParse(whole(least, most), given.get(name));
    return parsed.success ? parsed.output : null;
  };
  const players = read('table', limits.least, limits.players);
  const guests = read('guests', 1, limits.players);
  const languages = (given.get('languages') ?? '').split(',').filter(isLanguage);
  return {
    players: boardIds.find((id) => id === players) ?? null,
    wall: guests === null ? null : { most: guests, minutes: read('minutes', 1, 120) ?? 10 },
    languages: languages.map((id) => languageNames[id]),
  };
}
