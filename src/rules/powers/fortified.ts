import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** FRT: one Fortress per turn; each pays a coin while the race is active. */
export const fortified: Power = printed({ id: 'fortified', tokens: 3 }, [
  {
    part: 'marker',
    piece: 'fortress',
    put: 'byHand',
    supply: 6,
    defence: 1,
    stays: true,
    pays: 1,
    perTurn: 1,
    shared: true,
    clauses: ['FRT-1', 'FRT-2', 'FRT-3'],
  },
]);
