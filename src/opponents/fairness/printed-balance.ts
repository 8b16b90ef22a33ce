import type { TraitRecord } from './balance.ts';
import type { Estimate } from './estimate.ts';
import kept from './printed.json';

/** Made anew by `npm run measure -- balance --write`: mean, lower and upper bound, by `race.<id>` or `power.<id>`. */
interface Kept {
  readonly games: number;
  readonly traits: Readonly<{
    [Trait in string]: { readonly games: number } & {
      readonly [Figure in 'coins' | 'wins' | 'lead']: readonly number[];
    };
  }>;
}

const { games, traits: all }: Kept = kept;

const estimate = ([mean = 0, low = 0, high = 0]: readonly number[]): Estimate => ({ mean, low, high });

const traits = Object.entries(all).map(([name, { games: own, coins, wins, lead }]): TraitRecord => {
  const [kind, id = ''] = name.split('.');
  return {
    kind: kind === 'race' ? 'race' : 'power',
    id,
    games: own,
    coins: estimate(coins),
    wins: estimate(wins),
    lead: estimate(lead),
  };
});

/** With by how much whoever began with one of them was ahead at the end on average. */
export const printedBalance = {
  games,
  traits,
  lead:
    traits.reduce((sum, { lead, games: own }) => sum + lead.mean * own, 0) /
    Math.max(
      1,
      traits.reduce((sum, { games: own }) => sum + own, 0),
    ),
} as const;
