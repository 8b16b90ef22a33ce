import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** MER: one more coin for each region. */
export const merchant: Power = printed({ id: 'merchant', tokens: 2 }, [
  { part: 'coins', amount: 1, where: ['any'], clauses: ['MER-1'] },
]);
