import { activeForce, type GameState, hooksOf, income, type Seat } from '../../rules/index.ts';
import { after } from '../play.ts';
import type { Temper } from '../types.ts';
import { withoutTooMany } from './deployment.ts';
import { isScored, leadOf, outlook } from './outlook.ts';

/** How much more or less a coin of this turn counts for the greediest and the least greedy. */
const mostGreed = 0.5;

/** What another turn with its race is worth to the most patient, in coins beyond the expectation. */
export const mostPatience = 8;

/** Expected final lead, in coins, were the turn scored now, coloured by temper; a finished turn as it is. */
export function standingOf(now: GameState, seat: Seat, { aggression, greed }: Temper): number {
  const spite = 0.5 + aggression;
  if (now.turnSeat !== seat || isScored(now)) return leadOf(outlook(now), seat, spite);
  const acts = activeForce(now, seat);
  const state = acts ? withoutTooMany(now, acts) : now;
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

/** The position if the race declines after scoring (STO-1). */
function declinedLate(state: GameState): GameState {
  return after({ ...state, phase: 'stout' }, [{ type: 'stout', decline: true }]);
}
