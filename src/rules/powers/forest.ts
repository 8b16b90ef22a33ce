import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const forest: Power = printed({ id: 'forest', tokens: 4 }, [
  { part: 'coins', amount: 1, where: ['forest'], clauses: ['FOR-1'] },
]);
