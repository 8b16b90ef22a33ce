import type { GameState } from '../../rules/index.ts';
import { leadOf, outlook, turnsLeft } from '../evaluation/outlook.ts';
import type { Hopes } from './node.ts';

/** Uncertainty of a lead, in coins: a little at the end, more for every turn left. */
const spread = (turns: number): number => 1 + 0.9 * turns;

/** The probability that a lead of this many coins wins, with this many turns left. */
export function chanceOfLead(lead: number, turns: number): number {
  return 1 / (1 + Math.exp(-lead / spread(turns)));
}

/** The inverse: the lead in coins that has this probability. */
export function leadOfChance(chance: number, turns: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance));
  return spread(turns) * Math.log(within / (1 - within));
}

/** How much so many extra coins improve an even chance. */
export function hopeForCoins(coins: number, turns: number): number {
  return coins / (4 * spread(turns));
}

/** Every seat's probability of winning from the present position. */
export function hopesOf(state: GameState): Hopes {
  const coins = outlook(state);
  return coins.map((_, seat) => chanceOfLead(leadOf(coins, seat), turnsLeft(state, seat)));
}
