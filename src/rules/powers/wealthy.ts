import type { Power } from '../trait.ts';

/** WEA: seven coins at the end of the first turn. */
export const wealthy: Power = {
  id: 'wealthy',
  tokens: 4,
  coins: (state, force) =>
    state.turn.picked && state.turnSeat === force.seat ? [{ clause: 'WEA-1', amount: 7, region: null }] : [],
};
