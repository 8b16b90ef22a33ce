import * as v from 'valibot';
import { levelIds } from '../../opponents/types.ts';
import { limits } from '../../session/saves/index.ts';
import { parsed, whole } from '../../session/saves/save-text.ts';
import { attempt } from '../../ui/platform/attempt.ts';
import { fields, isObject, list } from '../../ui/storage/reader.ts';
import { stored } from '../../ui/storage/stored.ts';
import type { Result } from './gather.ts';
import { atTheBottom, hasClimbed, ladder, progressIn, together } from './ladder.ts';

export interface History {
  readonly results: readonly Result[];
  /** Games last saved before this moment do not count: it was deleted then. Milliseconds since 1970. */
  readonly since: number;
}

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
const historyIn = fields<History>({ results: list(parsed(result), MOST), since: parsed(moment) });

/** What came of a file: games new to the history, those it knew, and entries that make no sense. */
export interface Merged {
  readonly added: number;
  readonly known: number;
  readonly broken: number;
  /** `risen`: rungs beaten there and not here count now; `unread`: it cannot be read; null: nothing new. */
  readonly ladder: 'risen' | 'unread' | null;
  readonly isKept: boolean;
}

const kept = stored<History>('small-world-table.history', historyIn, { results: [], since: 0 });

/** The history as far as it can be read: what makes no sense is left out. */
export const readHistory = kept.read;

export const keepHistory = ({ results, since }: History): boolean =>
  kept.keep({ results: results.slice(-MOST), since });

/** The history as the text of a file, with how far somebody has climbed the ladder, if they have. */
export function historyText(kept: History): string {
  const progress = ladder.read();
  return `${JSON.stringify({ ...kept, ladder: hasClimbed(progress) ? progress : undefined })}\n`;
}

/**
 * Takes over the games of a history that was saved to a file: each once, whatever the file says of those that are here; and the rungs beaten. Deleting the
 * history here stays in force for saved games; what somebody brings back counts. Null if the text is no history.
 */
export function mergeHistory(text: string): Merged | null {
  const data = attempt<unknown>(() => JSON.parse(text));
  let broken = 0;
  const come = historyIn(data, () => {
    broken += 1;
  });
  if (come === null) return null;
  const climbed = mergeLadder(isObject(data) && 'ladder' in data ? data.ladder : atTheBottom);
  const before = readHistory();
  const ids = new Set(before.results.map((one) => one.id));
  const fresh = [...new Map(come.results.filter((one) => !ids.has(one.id)).map((one) => [one.id, one])).values()];
  const now = { ...before, results: [...before.results, ...fresh].sort((a, b) => a.at - b.at) };
  return {
    added: fresh.length,
    known: come.results.length - fresh.length,
    broken,
    ladder: climbed.ladder,
    isKept: (fresh.length === 0 || keepHistory(now)) && climbed.isKept,
  };
}

function mergeLadder(found: unknown): Pick<Merged, 'ladder' | 'isKept'> {
  const there = progressIn(found);
  if (there === null) return { ladder: 'unread', isKept: true };
  const here = ladder.read();
  const now = together(here, there);
  if (now.beaten.every((times, at) => times === here.beaten[at])) return { ladder: null, isKept: true };
  return { ladder: 'risen', isKept: ladder.keep(now) };
}

/** Deletes the history: games saved until now do not count any more. */
export function forgetHistory(now: number): History {
  const none = { results: [], since: now };
  keepHistory(none);
  return none;
}
