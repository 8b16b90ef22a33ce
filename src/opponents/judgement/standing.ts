import { type GameState, income, type Seat } from '../../rules/index.ts';
import { expectationFor } from './expectation.ts';
import { holdingsOf, leadOf, outlook, turnsLeft } from './outlook.ts';

/**
 * The lead a seat may expect at the end of the game if its turn were scored as it stands, in coins: what a plan for the turn is judged by.
 * A turn that is scored already is judged by the outlook.
 */
export function standingOf(state: GameState, seat: Seat): number {
  if (isScored(state, seat)) return leadOf(outlook(state), seat);
  const coins = holdingsOf(state).map(({ active, declined, free, fresh }, other) => {
    const expected = expectationFor(turnsLeft(state, other) - (other === seat ? 1 : 0));
    const held = fresh ? expected.fresh : expected.active + active * expected.perActive + free * expected.perFree;
    return (state.coins[other] ?? 0) + held + declined * expected.perDeclined;
  });
  for (const { amount } of income(state, seat)) coins[seat] = (coins[seat] ?? 0) + amount;
  return leadOf(coins, seat);
}

function isScored({ turnSeat, phase }: GameState, seat: Seat): boolean {
  return turnSeat !== seat || phase === 'withdrawal' || phase === 'stout' || phase === 'gameOver';
}
