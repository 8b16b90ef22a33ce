import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** BIV: five Encampments to move around. */
export const bivouacking: Power = printed({ id: 'bivouacking', tokens: 5 }, [
  {
    part: 'marker',
    piece: 'encampment',
    put: 'byHand',
    supply: 5,
    defence: 1,
    guards: true,
    returns: true,
    perRegion: 5,
    movable: true,
    required: true,
    withdraws: true,
    clauses: ['BIV-1'],
  },
]);
