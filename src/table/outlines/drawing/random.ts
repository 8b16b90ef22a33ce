import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** Chance in whole numbers, the same for the same seed. */
export interface Chance {
  below(count: number): number;
  /** One of a list; throws if it is empty. */
  one<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function chanceOf(seed: number): Chance {
  const random: Random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  return {
    below,
    one,
    shuffled: (list) => {
      const left = [...list];
      return list.map(() => left.splice(below(left.length), 1)[0] ?? one(list));
    },
  };
}
