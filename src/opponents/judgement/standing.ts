import { type GameState, income, type Seat } from '../../rules/index.ts';
import type { Temper } from '../types.ts';
import { isScored, leadOf, outlook } from './outlook.ts';

/** How much more or less a coin of this turn counts to the greediest, and to the least greedy. */
const mostGreed = 0.5;

/**
 * How well a seat stands if its turn were scored as it is, in coins: the lead it may expect at the end of the game, as its temper sees it.
 * What a plan for the turn is judged by; a turn that is over is judged as it is.
 */
export function standingOf(state: GameState, seat: Seat, { aggression, greed }: Temper): number {
  const spite = 0.5 + aggression;
  if (state.turnSeat !== seat || isScored(state)) return leadOf(outlook(state), seat, spite);
  const coins = outlook(state, true);
  let pay = 0;
  for (const { amount } of income(state, seat)) pay += amount;
  coins[seat] = (coins[seat] ?? 0) + pay;
  return leadOf(coins, seat, spite) + (greed - 0.5) * 2 * mostGreed * pay;
}
