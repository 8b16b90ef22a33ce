import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** DWA: a coin for each mine, in decline too. */
export const dwarves: Race = printed({ id: 'dwarves', tokens: 3, supply: 8 }, [
  { part: 'coins', amount: 1, where: ['mine'], when: 'always', clauses: ['DWA-1'] },
]);
