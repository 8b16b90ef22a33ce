import type { RegionId } from '../state.ts';

/** No board has more regions than this, and no race more tokens. */
const mostRegions = 64;
const mostTokens = 32;

/** Lists name the same few hundred commands at every step. `most` and above may be untrusted: not kept. */
function kept<T>(most: number, make: (number: number) => T): (number: number) => T {
  const known: T[] = [];
  const add = (number: number) => {
    const item = make(number);
    if (number < most) known[number] = item;
    return item;
  };
  return (number) => known[number] ?? add(number);
}

/** The commands of a kind that name a place in the column: shared and frozen. */
export const perIndex = <const Type extends string>(type: Type) =>
  kept(mostRegions, (index) => Object.freeze({ type, index }));

/** The commands of a kind that name a region: shared and frozen. */
export const perRegion = <const Type extends string>(type: Type) =>
  kept(mostRegions, (region: RegionId) => Object.freeze({ type, region }));

/** The commands of a kind that move tokens: shared and frozen, as long as there are so many regions and tokens. */
export function perTokens<const Type extends string>(type: Type) {
  const make = (region: RegionId, count: number) => Object.freeze({ type, region, count });
  type Tokens = ReturnType<typeof make>;
  const row = kept<Tokens[]>(mostRegions, (region) =>
    Array.from({ length: mostTokens + 1 }, (_, count) => make(region, count)),
  );
  return {
    /** Adds those for 1 up to `most` tokens to a list. */
    listUpTo(most: number, region: RegionId, list: Tokens[]): void {
      const known = row(region);
      for (let count = 1; count <= most; count++) list.push(known[count] ?? make(region, count));
    },
  };
}
