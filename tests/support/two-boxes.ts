import type { Arms, BoxName, Part } from '../../src/rules/index.ts';

/** Whoever made a box, and what they put into it. */
export interface Author {
  readonly race: string;
  readonly power: string;
  readonly field: Arms['field'];
  readonly second: Arms['second'];
  readonly charge: Arms['charge'];
  /** Coins that either pays every turn. */
  readonly amount: number;
}

/** A box by an author: all of them have a race `sprites` and a power `keen`. */
export function boxBy({ race, power, field, second, charge, amount }: Author): BoxName {
  const arms: Arms = { shape: 'shield', division: 'pale', charge, field, second, ink: '#000000' };
  const parts: readonly Part[] = [{ part: 'income', amount }];
  return {
    id: 'base',
    own: {
      ownRaces: [{ id: 'sprites', tokens: 6, borrows: 'orcs', names: { en: race }, parts, arms }],
      ownPowers: [{ id: 'keen', tokens: 4, names: { en: power }, parts, arms }],
    },
  };
}

/** Two who know nothing of each other. */
export const authors: readonly Author[] = [
  { race: 'Red caps', power: 'Eager', field: '#f03cf0', second: '#ffe23a', charge: 'key', amount: 1 },
  { race: 'Blue coats', power: 'Sharp', field: '#22c4dc', second: '#0a1a4a', charge: 'fish', amount: 2 },
];
