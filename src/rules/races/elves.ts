import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** ELF: a lost region costs no token. */
export const elves: Race = printed({ id: 'elves', tokens: 6, supply: 11 }, [
  { part: 'losses', tokens: 0, clauses: ['ELF-1'] },
]);
