import type { Clause } from './clause.ts';
import { heldRegions } from './queries.ts';
import type { Force, PublicState, RegionId } from './state.ts';
import type { CoinLine, TraitHooks } from './trait.ts';

type Coins = NonNullable<TraitHooks['coins']>;

export function perRegion(
  clause: Clause,
  fits: (state: PublicState, region: RegionId) => boolean,
  amount: number,
): Coins {
  return (state, force) => {
    const lines: CoinLine[] = [];
    for (const region of heldRegions(state, force)) if (fits(state, region)) lines.push({ clause, amount, region });
    return lines;
  };
}

export function nonEmptyConquests(state: PublicState, force: Force): RegionId[] {
  return state.turn.conquests.flatMap(({ force: by, region, nonEmpty }) =>
    by === force.id && nonEmpty ? [region] : [],
  );
}
