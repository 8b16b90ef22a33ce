import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

export const orcs: Race = printed({ id: 'orcs', tokens: 5, supply: 10 }, [
  { part: 'spoils', amount: 1, of: 'nonEmpty', clauses: ['ORC-1'] },
]);
