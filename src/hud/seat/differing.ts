import type { Weighed } from '../../opponents/types.ts';

/** A move that was weighed, and how many others came to the same. */
export interface Told extends Weighed {
  readonly same: number;
}

/** Coins and shares are told to so many parts of one. */
const tenths = (value: number) => Math.round(value * 10);
const percents = (share: number | null) => (share === null ? null : Math.round(share * 100));

/** The chosen one first; of those that come to the same, or read the same, only the first. */
export function differing(weighed: readonly Weighed[], wordsOf: (weighed: Weighed) => string): readonly Told[] {
  const told: { readonly one: Weighed; readonly words: string; same: number }[] = [];
  for (const one of weighed) {
    const words = wordsOf(one);
    const known = told.find(
      (other) =>
        other.words === words ||
        (tenths(other.one.coins) === tenths(one.coins) && percents(other.one.share) === percents(one.share)),
    );
    if (!known) told.push({ one, words, same: 0 });
    else if (known.words !== words) known.same += 1;
  }
  return told.map(({ one, same }) => ({ ...one, same }));
}
