import { type GameState, legal } from '../../rules/index.ts';
import { type Raid, raidsOf, rateOf } from '../evaluation/conquest.ts';
import type { Mind } from '../types.ts';

export function rankedRaids(state: GameState, { temper, leaning }: Mind): Raid[] {
  const raids = raidsOf(state, legal(state), temper).filter(({ coins }) => coins > 0);
  const liked = leaning ? raids.map((raid) => ({ ...raid, coins: raid.coins + leaning(state, raid.command) })) : raids;
  return liked.sort((a, b) => rateOf(b) - rateOf(a));
}
