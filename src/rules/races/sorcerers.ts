import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** SOR: convert opponents' lone tokens, once per turn and opponent. */
export const sorcerers: Race = printed({ id: 'sorcerers', tokens: 5, supply: 18 }, [
  { part: 'convert', clauses: ['SOR-1', 'SOR-2', 'SOR-3', 'SOR-4'] },
]);
