import * as v from 'valibot';
import { attempt } from '../look/browser-storage.ts';
import { levelIds } from '../opponents/types.ts';
import { limits } from '../saves/index.ts';
import { whole } from '../saves/reading.ts';
import type { Result } from './result.ts';

/** A person's history as this browser keeps it. */
export interface History {
  readonly results: readonly Result[];
  /** Games last saved before this moment do not count: it was deleted then. Milliseconds since 1970. */
  readonly since: number;
}

const name = 'small-world-table.history';
/** Results kept: a game a day for more than ten years. */
const MOST = 5000;

const id = v.pipe(v.string(), v.maxLength(100));
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(limits.moment));
const result: v.GenericSchema<unknown, Result> = v.object({
  id,
  at: moment,
  players: whole(limits.least, limits.players),
  level: v.nullable(v.picklist(levelIds)),
  place: v.nullable(whole(1, limits.players)),
  coins: v.nullable(whole(0, 9999)),
  combos: v.pipe(
    v.array(v.object({ race: id, power: v.nullable(id), coins: whole(0, 9999), turns: whole(0, 99) })),
    v.maxLength(60),
  ),
  care: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
const history = v.object({ results: v.pipe(v.array(v.unknown()), v.maxLength(MOST)), since: moment });

const empty: History = { results: [], since: 0 };

/** The history as far as it can be read: what makes no sense is left out. */
export function readHistory(): History {
  const text = attempt(() => globalThis.localStorage?.getItem(name)) ?? null;
  const read = v.safeParse(
    history,
    attempt(() => JSON.parse(text ?? 'null')),
  );
  if (!read.success) return empty;
  const { since, results } = read.output;
  return { since, results: results.filter((one): one is Result => v.is(result, one)) };
}

/** Keeps the history; returns whether it could be kept. */
export function keepHistory({ results, since }: History): boolean {
  const text = JSON.stringify({ results: results.slice(-MOST), since });
  const kept = attempt(() => {
    globalThis.localStorage.setItem(name, text);
    return true;
  });
  return kept ?? false;
}

/** Deletes the history: games saved until now do not count any more. */
export function forgetHistory(now: number): History {
  const none = { results: [], since: now };
  keepHistory(none);
  return none;
}
