import type { Power } from '../trait.ts';

/** WEA: seven coins at the end of the first turn. */
export const wealthy: Power = {
  id: 'wealthy',
  tokens: 4,
  coins: (state) => (state.turn.picked ? [{ clause: 'WEA-1', amount: 7, region: null }] : []),
};
