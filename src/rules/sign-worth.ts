import type { RegionSymbol } from './boards/index.ts';
import { contentOf } from './box.ts';
import { comboForce } from './combo-here.ts';
import type { Force, PublicState, Seat } from './state.ts';
import { landHere } from './trait-here.ts';

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

function signsWorth(position: PublicState, forces: readonly Force[]): SignsWorth {
  const { races, powers } = contentOf(position);
  const worth = new Map<RegionSymbol, SignWorth>();
  for (const force of forces)
    for (const trait of [races[force.race], force.power === null ? undefined : powers[force.power]])
      for (const fact of trait ? landHere(position, force, trait) : []) {
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
