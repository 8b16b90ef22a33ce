import { type RulingId, rulingIds } from './rulings.ts';

/**
 * What a table plays otherwise than the rules as they stand: the clauses it reads otherwise, and the variants it has chosen. Plain JSON that names only
 * what differs, in one form: a table that plays nothing otherwise has none.
 */
export interface House {
  /** The clauses read otherwise, in the order of `rulings`. */
  readonly otherwise?: readonly RulingId[] | undefined;
  /** VAR-1: the first combos are drafted. */
  readonly draft?: true | undefined;
  /** VAR-2: rounds more than the board has, or fewer. */
  readonly rounds?: number | undefined;
  /** VAR-3: coins besides the usual ones, by seat; seats at the end that get none are left out. */
  readonly coins?: readonly number[] | undefined;
}

/** Rounds more or fewer than printed (VAR-2), and the most coins a seat may be given (VAR-3). */
export const houseBounds = { rounds: 1, coins: 20 } as const;

/** Anything that may name rules of the house: a set-up, a state, a view. */
export interface Housed {
  readonly content?: { readonly house?: House | undefined } | undefined;
}

/** Asked where a clause is decided, so it must be cheap: most tables play nothing otherwise. */
export function ruled({ content }: Housed, id: RulingId): boolean {
  if (content === undefined) return false;
  return content.house?.otherwise?.includes(id) ?? false;
}

export function houseOf({ content }: Housed): House {
  return content?.house ?? noHouse;
}

const noHouse: House = {};

export function houseCount({ otherwise = [], draft, rounds, coins }: House): number {
  return otherwise.length + [draft, rounds, coins].filter((part) => part !== undefined).length;
}

export function isHouse(house: House): boolean {
  return houseCount(house) > 0;
}

/** Lists in order, without repetition, nothing that changes nothing; undefined if nothing is left. */
export function tidied({ otherwise = [], draft, rounds = 0, coins = [] }: House): House | undefined {
  const ids = rulingIds.filter((id) => otherwise.includes(id));
  const given = coins.slice(0, coins.findLastIndex((some) => some > 0) + 1);
  const house: House = {
    ...(ids.length > 0 && { otherwise: ids }),
    ...(draft && { draft }),
    ...(rounds !== 0 && { rounds }),
    ...(given.length > 0 && { coins: given }),
  };
  return Object.keys(house).length > 0 ? house : undefined;
}
