import type { RegionSymbol, Terrain } from './boards/index.ts';
import type { Clause } from './clause.ts';
import { factsOf, heldRegions } from './queries.ts';
import type { Force, PublicState, RegionId } from './state.ts';
import type { CoinLine, TraitHooks } from './trait.ts';

type Coins = NonNullable<TraitHooks['coins']>;

/** +1 coin for each matching region held. */
export function perRegion(clause: Clause, fits: (state: PublicState, region: RegionId) => boolean): Coins {
  return (state, force) => {
    const lines: CoinLine[] = [];
    for (const region of heldRegions(state, force)) if (fits(state, region)) lines.push({ clause, amount: 1, region });
    return lines;
  };
}

/** +1 coin for each region held. */
export const perRegionHeld = (clause: Clause): Coins => perRegion(clause, () => true);

/** +1 coin for each region held of a terrain. */
export const perTerrain = (clause: Clause, terrain: Terrain): Coins =>
  perRegion(clause, (state, region) => factsOf(state, region).terrain === terrain);

/** +1 coin for each region held with a symbol. */
export const perSymbol = (clause: Clause, symbol: RegionSymbol): Coins =>
  perRegion(clause, (state, region) => factsOf(state, region).symbols.includes(symbol));

/** Non-empty regions the race has conquered this turn. */
export function nonEmptyConquests(state: PublicState, force: Force): RegionId[] {
  return state.turn.conquests.flatMap(({ force: by, region, nonEmpty }) =>
    by === force.id && nonEmpty ? [region] : [],
  );
}

/** +1 coin for each non-empty region conquered this turn. */
export const perNonEmptyConquest =
  (clause: Clause): Coins =>
  (state, force) =>
    nonEmptyConquests(state, force).map((region) => ({ clause, amount: 1, region }));
