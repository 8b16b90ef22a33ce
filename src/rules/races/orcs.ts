import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** ORC: a coin for each non-empty region conquered this turn. */
export const orcs: Race = printed({ id: 'orcs', tokens: 5, supply: 10 }, [
  { part: 'spoils', amount: 1, of: 'nonEmpty', clauses: ['ORC-1'] },
]);
