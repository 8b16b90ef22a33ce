import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** HAL: enter anywhere; a Hole in each of the first two regions they ever conquer. */
export const halflings: Race = printed({ id: 'halflings', tokens: 6, supply: 11 }, [
  { part: 'marker', piece: 'hole', put: 'first', supply: 2, immune: true, clauses: ['HAL-2'] },
  { part: 'entry', where: ['any'], clauses: ['HAL-1'] },
]);
