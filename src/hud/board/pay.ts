import { type GameView, income } from '../../rules/index.ts';

/** What the turn would pay if it ended now, in coins. */
export function payNow(view: GameView): number {
  return income(view, view.turnSeat).reduce((sum, { amount }) => sum + amount, 0);
}
