import { activeForce, type GameState, hooksOf, income, type Seat } from '../../rules/index.ts';
import { after } from '../play.ts';
import type { Temper } from '../types.ts';
import { isScored, leadOf, outlook } from './outlook.ts';

/** How much more or less a coin of this turn counts to the greediest, and to the least greedy. */
const mostGreed = 0.5;

/** Coins that staying with a race for another turn is worth to the most patient, beyond what is expected of it. */
export const mostPatience = 8;

/**
 * How well a seat stands if its turn were scored as it is, in coins: the lead it may expect at the end of the game, as its temper sees it.
 * What a plan for the turn is judged by; a turn that is over is judged as it is.
 */
export function standingOf(state: GameState, seat: Seat, { aggression, greed }: Temper): number {
  const spite = 0.5 + aggression;
  if (state.turnSeat !== seat || isScored(state)) return leadOf(outlook(state), seat, spite);
  let pay = 0;
  for (const { amount } of income(state, seat)) pay += amount;
  const paid = (coins: number[]): number => {
    coins[seat] = (coins[seat] ?? 0) + pay;
    return leadOf(coins, seat, spite);
  };
  const force = activeForce(state, seat);
  const stays = paid(outlook(state, true));
  const leaves = force && hooksOf(state, force).lateDecline ? paid(outlook(declinedLate(state))) : stays;
  return Math.max(stays, leaves) + (greed - 0.5) * 2 * mostGreed * pay;
}

/** The position if the race declined when the turn is paid (STO-1). */
function declinedLate(state: GameState): GameState {
  return after({ ...state, phase: 'stout' }, [{ type: 'stout', decline: true }]);
}
