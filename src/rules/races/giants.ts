import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** GIA: one token less beside a mountain region they hold. */
export const giants: Race = printed({ id: 'giants', tokens: 6, supply: 11 }, [
  { part: 'discount', amount: 1, where: ['any'], beside: ['mountain'], clauses: ['GIA-1'] },
]);
