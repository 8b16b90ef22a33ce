import type { PublicState, Seat } from '../state.ts';
import { type RulingId, rulingIds } from './rulings.ts';

/** Coins each player starts with (SET-5). */
export const startingCoins = 5;

/** Coins a seat begins this game with: the usual ones, and what it is given as a handicap (SET-5, VAR-3). */
export function startingCoinsOf(game: Housed, seat: Seat): number {
  return startingCoins + (houseOf(game).coins?.[seat] ?? 0);
}

/** Rounds of a game on a board that has so many (SET-2, VAR-2). */
export function roundsOf(game: Housed, printed: number): number {
  return printed + (houseOf(game).rounds ?? 0);
}

/** VAR-1: are the first combos drafted at this table? */
export function hasDraft(game: Housed): boolean {
  return houseOf(game).draft === true;
}

/** VAR-1: has somebody yet to take a first combo? Forces are numbered as picked: that says how many have. */
export function isDrafting(state: Pick<PublicState, 'nextForce' | 'players' | 'content'>): boolean {
  return state.nextForce < state.players && hasDraft(state);
}

/** Coins that this combo costs now: one for each above it (COL-2), none in a draft (VAR-1). */
export function comboCost(state: Pick<PublicState, 'nextForce' | 'players' | 'content'>, index: number): number {
  return isDrafting(state) ? 0 : index;
}

/** VAR-1: does the seat hold a drafted combo in hand that it has not begun to play with? */
export function isWaitingToBegin(
  state: Pick<PublicState, 'nextForce' | 'players' | 'round' | 'firstSeat' | 'turnSeat' | 'content'>,
  seat: Seat,
): boolean {
  const turnsAway = (who: Seat) => (who - state.firstSeat + state.players) % state.players;
  return isDrafting(state) || (hasDrafted(state) && turnsAway(seat) > turnsAway(state.turnSeat));
}

/** VAR-1: is this the round of the drafted combos, where a turn begins as if one had just been picked? */
export function hasDrafted(state: Pick<PublicState, 'nextForce' | 'players' | 'round' | 'content'>): boolean {
  return state.round === 1 && state.nextForce >= state.players && hasDraft(state);
}

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

/** Rounds fewer and more than printed (VAR-2), and the most coins a seat may be given (VAR-3). */
export const houseBounds = { fewer: 5, more: 1, coins: 20 } as const;

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
