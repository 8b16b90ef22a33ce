import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

export const wizards: Race = printed({ id: 'wizards', tokens: 5, supply: 10 }, [
  { part: 'coins', amount: 1, where: ['magic'], clauses: ['WIZ-1'] },
]);
