import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** SKE: a new token for every two non-empty regions conquered this turn. */
export const skeletons: Race = printed({ id: 'skeletons', tokens: 6, supply: 20 }, [
  { part: 'recruits', tokens: 1, per: 'nonEmpty', every: 2, clauses: ['SKE-1'] },
]);
