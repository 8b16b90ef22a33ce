import { type GameState, income, type Seat } from '../../rules/index.ts';
import { isScored, leadOf, outlook } from './outlook.ts';

/**
 * The lead a seat may expect at the end of the game if its turn were scored as it stands, in coins: what a plan for the turn is judged by.
 * A turn that is over is judged as it is.
 */
export function standingOf(state: GameState, seat: Seat): number {
  if (state.turnSeat !== seat || isScored(state)) return leadOf(outlook(state), seat);
  const coins = outlook(state, true);
  for (const { amount } of income(state, seat)) coins[seat] = (coins[seat] ?? 0) + amount;
  return leadOf(coins, seat);
}
