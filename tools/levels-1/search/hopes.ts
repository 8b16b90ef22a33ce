import type { GameState } from '../../../src/rules/index.ts';
import { leadOf, outlook, turnsLeft } from '../judgement/outlook.ts';
import type { Hopes } from './node.ts';

/** How uncertain a lead is, in coins: a little at the end, more for every turn left. */
const spread = (turns: number): number => 1 + 0.9 * turns;

/** The chance that a lead of so many coins wins, with so many turns left. */
export function chanceOfLead(lead: number, turns: number): number {
  return 1 / (1 + Math.exp(-lead / spread(turns)));
}

/** The lead, in coins, that gives such a chance. */
export function leadOfChance(chance: number, turns: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance));
  return spread(turns) * Math.log(within / (1 - within));
}

/** What so many coins more make of an even chance. */
export function hopeForCoins(coins: number, turns: number): number {
  return coins / (4 * spread(turns));
}

/** Every seat's hope of winning as the game stands. */
export function hopesOf(state: GameState): Hopes {
  const coins = outlook(state);
  return coins.map((_, seat) => chanceOfLead(leadOf(coins, seat), turnsLeft(state, seat)));
}
