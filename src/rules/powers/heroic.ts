import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** HER: two Heroes, each making a region immune. */
export const heroic: Power = printed({ id: 'heroic', tokens: 5 }, [
  {
    part: 'marker',
    piece: 'hero',
    put: 'byHand',
    supply: 2,
    immune: true,
    returns: true,
    movable: true,
    required: true,
    clauses: ['HER-1'],
  },
]);
