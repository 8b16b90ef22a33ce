import { type Command, type GameState, treatyPartners } from '../../rules/index.ts';
import { outlook } from '../judgement/outlook.ts';

/** DIP-1: peace with the opponent of whom most is to be feared, the one with the best outlook of those who may be named. */
export function peaceOf(state: GameState): Command {
  const coins = outlook(state);
  const seat = treatyPartners(state).reduce<number | null>(
    (worst, other) => (worst === null || (coins[other] ?? 0) > (coins[worst] ?? 0) ? other : worst),
    null,
  );
  return { type: 'treaty', seat };
}
