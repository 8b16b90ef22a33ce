import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** BER: rolls before each conquest, never at the end. */
export const berserk: Power = printed({ id: 'berserk', tokens: 4 }, [
  { part: 'roll', clauses: ['BER-1', 'BER-2'] },
  { part: 'noFinalRoll', clauses: ['BER-2'] },
]);
