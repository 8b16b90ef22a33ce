import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const alchemist: Power = printed({ id: 'alchemist', tokens: 4 }, [
  { part: 'income', amount: 2, clauses: ['ALC-1'] },
]);
