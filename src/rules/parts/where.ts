import { isWater, type Terrain } from '../boards/index.ts';
import { factsOf, forceOf, regionOf } from '../queries.ts';
import type { Force, PublicState, RegionId } from '../state.ts';

const terrains = ['farmland', 'hill', 'forest', 'swamp', 'mountain'] as const satisfies readonly Terrain[];
const symbols = ['mine', 'magic', 'cavern'] as const;

/** What a part may speak of: all, land, water, coast (MAP-5), entries (MAP-4), a terrain, a symbol. */
export const grounds = ['any', 'land', 'water', 'coast', 'border', ...terrains, ...symbols] as const;
export type Ground = (typeof grounds)[number];

/** Who may stand in a region, as seen by a race: nobody, a Lost Tribe, an opponent's active race, a race in decline. */
export const holders = ['nobody', 'tribe', 'opponent', 'declined'] as const;
export type Holder = (typeof holders)[number];

export type Fits = (state: PublicState, region: RegionId) => boolean;

function fitsOne(ground: Ground): Fits {
  switch (ground) {
    case 'any':
      return () => true;
    case 'land':
      return (state, region) => !isWater(factsOf(state, region).terrain);
    case 'water':
      return (state, region) => isWater(factsOf(state, region).terrain);
    case 'coast':
      return (state, region) => factsOf(state, region).coastal;
    case 'border':
      return (state, region) => factsOf(state, region).entry;
    case 'mine':
    case 'magic':
    case 'cavern':
      return (state, region) => factsOf(state, region).symbols.includes(ground);
    default:
      return (state, region) => factsOf(state, region).terrain === ground;
  }
}

export function fitsAny(where: readonly Ground[]): Fits {
  const each = where.map(fitsOne);
  const [first, second] = each;
  if (first === undefined) return () => false;
  if (second === undefined) return first;
  return (state, region) => each.some((fits) => fits(state, region));
}

export function heldBy(who: readonly Holder[]): (state: PublicState, force: Force, region: RegionId) => boolean {
  return (state, force, region) => {
    const there = regionOf(state, region);
    if (there.force === null) return who.includes(there.lostTribe ? 'tribe' : 'nobody');
    const holder = forceOf(state, there.force);
    return holder.declined ? who.includes('declined') : holder.seat !== force.seat && who.includes('opponent');
  };
}
