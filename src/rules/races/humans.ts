import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

export const humans: Race = printed({ id: 'humans', tokens: 5, supply: 10 }, [
  { part: 'coins', amount: 1, where: ['farmland'], clauses: ['HUM-1'] },
]);
