import { type House, houseBounds, tidied } from './house.ts';
import { isRuling, type RulingId, rulingIds } from './rulings.ts';

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** Reads the rules of a house from fields of any value, in their one form; null if they are malformed. More seats than a game has are found out with it. */
export function readHouse(fields: Readonly<Record<string, unknown>>): { readonly house: House | undefined } | null {
  const { otherwise, draft, rounds, coins, ...unknown } = fields;
  if (Object.keys(unknown).length > 0) return null;
  if (draft !== undefined && typeof draft !== 'boolean') return null;
  if (rounds !== undefined && !isCount(rounds, -houseBounds.fewer, houseBounds.more)) return null;
  const ids = listOf(otherwise, rulingIds.length, (id): id is RulingId => typeof id === 'string' && isRuling(id));
  const given = listOf(coins, 5, (some): some is number => isCount(some, 0, houseBounds.coins));
  if (ids === null || given === null) return null;
  return { house: tidied({ otherwise: ids, draft: draft || undefined, rounds, coins: given }) };
}

function listOf<T>(value: unknown, most: number, isItem: (item: unknown) => item is T): readonly T[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) return null;
  const items: unknown[] = Array.from(value);
  return items.every(isItem) ? (items as readonly T[]) : null;
}
