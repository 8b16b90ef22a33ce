import type { PublicState, Seat } from '../state.ts';
import { type Housed, houseOf } from './house.ts';

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
