import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** TRO: a Lair in every region they hold. */
export const trolls: Race = printed({ id: 'trolls', tokens: 5, supply: 10 }, [
  { part: 'marker', piece: 'lair', put: 'everywhere', supply: 10, defence: 1, stays: true, clauses: ['TRO-1'] },
]);
