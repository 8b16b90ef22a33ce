import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const mounted: Power = printed({ id: 'mounted', tokens: 5 }, [
  { part: 'discount', amount: 1, where: ['hill', 'farmland'], clauses: ['MOU-1'] },
]);
