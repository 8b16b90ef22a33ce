import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** DRA: the Dragon takes one region per turn, and guards it. */
export const dragonMaster: Power = printed({ id: 'dragonMaster', tokens: 5 }, [
  { part: 'strike', piece: 'dragon', again: 'dragonUsed', clauses: ['DRA-1'] },
]);
