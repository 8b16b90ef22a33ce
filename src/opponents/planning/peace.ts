import {
  activeForce,
  type Command,
  type GameState,
  heldRegions,
  type Seat,
  treatyPartners,
} from '../../rules/index.ts';
import { dangerFrom } from '../evaluation/danger.ts';
import { holdingsOf } from '../evaluation/outlook.ts';
import { worthOf } from '../evaluation/worth.ts';

/** Approximate number of tokens of a fresh race. */
const freshTokens = 9;

/** DIP-1: peace with the most dangerous opponent: one near many coins, with tokens to take them. */
export function peaceOf(state: GameState): Command {
  const threats = threatsTo(state);
  const seat = treatyPartners(state).reduce<Seat | null>(
    (worst, other) => (worst === null || (threats[other] ?? 0) > (threats[worst] ?? 0) ? other : worst),
    null,
  );
  return { type: 'treaty', seat };
}

/** How much each seat threatens the active race of the seat whose turn it is: the coins a turn within its reach, times its tokens. */
function threatsTo(state: GameState): number[] {
  const own = activeForce(state, state.turnSeat);
  return holdingsOf(state).map(({ free, fresh }, seat) => {
    if (!own || seat === state.turnSeat) return 0;
    const coins = worthOf(state, own).regions;
    const near = heldRegions(state, own).reduce(
      (sum, region) => sum + (coins[region] ?? 0) * dangerFrom(state, region, seat),
      0,
    );
    return near * (fresh ? freshTokens : free + 1);
  });
}
