import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

export const dwarves: Race = printed({ id: 'dwarves', tokens: 3, supply: 8 }, [
  { part: 'coins', amount: 1, where: ['mine'], when: 'always', clauses: ['DWA-1'] },
]);
