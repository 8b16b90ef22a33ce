import { type GameState, legal } from '../../rules/index.ts';
import { type Raid, raidsOf, rateOf } from '../evaluation/conquest.ts';
import type { Temper } from '../types.ts';

/** The raids of a position that gain something, best rate first. */
export function rankedRaids(state: GameState, temper: Temper): Raid[] {
  return raidsOf(state, legal(state), temper)
    .filter(({ coins }) => coins > 0)
    .sort((a, b) => rateOf(b) - rateOf(a));
}
