import type { RegionSymbol } from './boards/index.ts';
import { contentOf } from './box.ts';
import { comboForce } from './combo-here.ts';
import { isWaterRegion } from './queries.ts';
import type { Force, PublicState, RegionId, Seat } from './state.ts';
import { landHere, regionsHere } from './trait-here.ts';

/** What a sign of the map is worth to whoever holds or takes a region with it: coins a turn, tokens fewer. */
export interface SignWorth {
  readonly coins: number;
  readonly tokens: number;
}

export type SignsWorth = ReadonlyMap<RegionSymbol, SignWorth>;

/** To the races and powers that a seat has in play, those in decline as well (DWA-1). */
export function signsWorthTo(position: PublicState, seat: Seat): SignsWorth {
  return signsWorth(
    position,
    position.forces.filter((force) => force.seat === seat),
  );
}

/** To a combo of the column, once picked. */
export function signsWorthToCombo(position: PublicState, index: number, seat: Seat): SignsWorth {
  const combo = position.column[index];
  return signsWorth(position, combo === undefined ? [] : [comboForce(position, combo, seat)]);
}

/** Regions that would pay a combo of the column coins or save it tokens, once picked; none where that is all land, which tells nothing apart. */
export function regionsWorthToCombo(position: PublicState, index: number, seat: Seat): readonly RegionId[] {
  const combo = position.column[index];
  if (combo === undefined) return [];
  const force = comboForce(position, combo, seat);
  const land = position.regions.filter((_, region) => !isWaterRegion(position, region)).length;
  const worth = traitsOf(position, force).flatMap((trait) => {
    const regions = regionsHere(position, force, trait);
    return regions.length < land ? regions : [];
  });
  return [...new Set(worth)];
}

function traitsOf(position: PublicState, { race, power }: Force) {
  const { races, powers } = contentOf(position);
  return [races[race], power === null ? undefined : powers[power]].filter((trait) => trait !== undefined);
}

function signsWorth(position: PublicState, forces: readonly Force[]): SignsWorth {
  const worth = new Map<RegionSymbol, SignWorth>();
  for (const force of forces)
    for (const trait of traitsOf(position, force))
      for (const fact of landHere(position, force, trait)) {
        const { regions } = fact;
        // What pays for all land, a terrain or the coast is said of that.
        if (regions.kind === null || !('symbol' in regions.kind)) continue;
        const { coins, tokens } = worth.get(regions.kind.symbol) ?? { coins: 0, tokens: 0 };
        worth.set(
          regions.kind.symbol,
          fact.is === 'saves'
            ? { coins, tokens: tokens + fact.tokens }
            : { coins: coins + fact.coins / regions.count, tokens },
        );
      }
  return worth;
}
