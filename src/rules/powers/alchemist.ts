import type { Power } from '../trait.ts';

/** ALC: two coins each turn. */
export const alchemist: Power = {
  id: 'alchemist',
  tokens: 4,
  coins: () => [{ clause: 'ALC-1', amount: 2, region: null }],
};
