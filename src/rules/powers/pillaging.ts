import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const pillaging: Power = printed({ id: 'pillaging', tokens: 5 }, [
  { part: 'spoils', amount: 1, of: 'nonEmpty', clauses: ['PIL-1'] },
]);
