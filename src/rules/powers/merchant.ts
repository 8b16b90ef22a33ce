import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const merchant: Power = printed({ id: 'merchant', tokens: 2 }, [
  { part: 'coins', amount: 1, where: ['any'], clauses: ['MER-1'] },
]);
