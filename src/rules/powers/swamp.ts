import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const swamp: Power = printed({ id: 'swamp', tokens: 4 }, [
  { part: 'coins', amount: 1, where: ['swamp'], clauses: ['SWA-1'] },
]);
