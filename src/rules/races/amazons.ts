import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** AMA: four more tokens, for conquest only. */
export const amazons: Race = printed({ id: 'amazons', tokens: 6, supply: 15 }, [
  { part: 'visitors', tokens: 4, clauses: ['AMA-1', 'AMA-2', 'AMA-3'] },
]);
