import { evenTemper, type Mind } from '../../src/opponents/index.ts';
import { choicesOf } from '../../src/opponents/levels/choices.ts';
import type { Breadth } from '../../src/opponents/levels/plan.ts';
import { type Compared, compared } from '../../src/opponents/playouts/compare.ts';
import type { Command, GameState } from '../../src/rules/index.ts';
import { type Lead, leadOver, leadsOf } from './count.ts';

/** Which first step is best, and how far ahead of the next best it is. */
export interface Known {
  readonly right: Command;
  readonly next: Command;
  /** By players who plan as those of a warlord's games do, and by others who plan twice as widely. */
  readonly leads: readonly Lead[];
  /** Games after each of the two steps, in all. */
  readonly games: number;
}

const usual: Breadth = { ways: 4, moves: 4 };
const wide: Breadth = { ways: 8, moves: 5 };

/** Coins and standard errors that the best has to be ahead by, for players of either kind. */
const leastCoins = 3;
const leastErrors = 3;

/** Coins that it has to be ahead by at first sight, for a count to be worth the time. */
const promising = 5;

const mind: Mind = { temper: evenTemper, seed: 1 };

/**
 * The answer to a decision about a race, if it is known: the best two first steps are each followed by so many games to the end, as it is best
 * meant, half of the games by players of either kind. Null if they are too close, or if the two kinds do not agree.
 */
export function known(state: GameState, times: number): Known | null {
  const choices = choicesOf(state, mind);
  const [best, next] = byStep(
    compared(state, 1, choices, { choices: 12, games: 60, turns: 10_000, rounds: state.rounds, breadth: usual }),
  );
  if (!best || !next || best.lead - next.lead < promising) return null;
  const leads: Lead[] = [];
  for (const breadth of [usual, wide]) {
    const [one, other] = [best, next].map((choice) => leadsOf(state, choice, times / 2, breadth));
    const lead = leadOver(one ?? [], other ?? []);
    if (lead.coins < leastCoins || lead.coins < leastErrors * lead.error) return null;
    leads.push(lead);
  }
  const [right, second] = [best, next].map(({ commands }) => commands[0]);
  return right && second ? { right, next: second, leads, games: times } : null;
}

/** Each first step once, as it is best meant. */
function byStep(ranked: readonly Compared[]): readonly Compared[] {
  return ranked.filter(({ commands }, at) => ranked.findIndex((other) => same(other.commands[0], commands[0])) === at);
}

function same(one: Command | undefined, other: Command | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
