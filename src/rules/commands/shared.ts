import type { RegionId } from '../state.ts';

/** No board has more regions than this, and no race more tokens. */
const mostRegions = 64;
const mostTokens = 32;

/**
 * Makes each item when it is first asked for, and keeps it: legal lists name the same few hundred commands at every step, and a list
 * of known objects costs next to nothing. A number of `most` or more is not kept: it may come from anywhere.
 */
function kept<T>(most: number, make: (number: number) => T): (number: number) => T {
  const known: T[] = [];
  return (number) => {
    const item = known[number] ?? make(number);
    if (number < most) known[number] = item;
    return item;
  };
}

/** The commands of a kind that name a place in the column: shared and frozen. */
export const perIndex = <const Type extends string>(type: Type) =>
  kept(mostRegions, (index) => Object.freeze({ type, index }));

/** The commands of a kind that name a region: shared and frozen. */
export const perRegion = <const Type extends string>(type: Type) =>
  kept(mostRegions, (region: RegionId) => Object.freeze({ type, region }));

/** The commands of a kind that move tokens: shared and frozen. */
export function perTokens<const Type extends string>(type: Type) {
  const make = (region: RegionId, count: number) => Object.freeze({ type, region, count });
  const small = kept(mostRegions * mostTokens, (number) => make(Math.floor(number / mostTokens), number % mostTokens));
  return (region: RegionId, count: number) =>
    count < mostTokens ? small(region * mostTokens + count) : make(region, count);
}
