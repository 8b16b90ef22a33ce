import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const hill: Power = printed({ id: 'hill', tokens: 4 }, [
  { part: 'coins', amount: 1, where: ['hill'], clauses: ['HIL-1'] },
]);
