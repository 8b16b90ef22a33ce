import type { RegionId } from '../state.ts';

/** No board has more regions than this, and no race more tokens. */
const mostRegions = 64;
const mostTokens = 32;

/**
 * Caches items by number: legal lists name the same few hundred commands at every step, and known objects cost next to nothing. Numbers of `most` or
 * more are not cached: they may come from untrusted input.
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
