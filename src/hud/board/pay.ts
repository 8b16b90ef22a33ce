import { type GameView, income } from '../../rules/index.ts';

export function payNow(view: GameView): number {
  return income(view, view.turnSeat).reduce((sum, { amount }) => sum + amount, 0);
}
