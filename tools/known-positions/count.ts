import type { Breadth } from '../../src/opponents/levels/plan.ts';
import { imaginedGames } from '../../src/opponents/playouts/imagined.ts';
import { type Intent, worthPlayedOn } from '../../src/opponents/playouts/play-on.ts';
import type { GameState } from '../../src/rules/index.ts';

/** The lead of one choice over another, in coins, in games played on to their end after each. */
export interface Lead {
  readonly coins: number;
  /** The standard error of that. */
  readonly error: number;
}

/** Other games than a warlord imagines. */
const seed = 18_000_000;

/** The leads that an intent brings in so many games, played on to their end by players who plan each turn so widely. */
export function leadsOf(state: GameState, intent: Intent, times: number, breadth: Breadth): number[] {
  const gameOf = imaginedGames(state, seed);
  return Array.from({ length: times }, (_, game) =>
    worthPlayedOn(gameOf(game), intent, { rounds: state.rounds, breadth }),
  );
}

/** How far one is ahead of the other in the same games. */
export function leadOver(one: readonly number[], other: readonly number[]): Lead {
  const differences = one.map((lead, game) => lead - (other[game] ?? 0));
  const coins = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - coins) ** 2));
  return { coins, error: Math.sqrt(variance / Math.max(1, differences.length - 1)) };
}

/** The average. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
