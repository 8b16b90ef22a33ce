import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

export const tritons: Race = printed({ id: 'tritons', tokens: 6, supply: 11 }, [
  { part: 'discount', amount: 1, where: ['coast'], clauses: ['TRI-1'] },
]);
