import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** UND: caverns are cheaper, and adjacent to each other. */
export const underworld: Power = printed({ id: 'underworld', tokens: 5 }, [
  { part: 'discount', amount: 1, where: ['cavern'], clauses: ['UND-1'] },
  { part: 'links', where: ['cavern'], clauses: ['UND-2'] },
]);
