import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** GHO: all tokens stay in decline, and keep conquering. */
export const ghouls: Race = printed({ id: 'ghouls', tokens: 5, supply: 10 }, [
  { part: 'keepsTokens', clauses: ['GHO-1'] },
  { part: 'acts', clauses: ['GHO-2'] },
]);
