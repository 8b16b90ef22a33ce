import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const flying: Power = printed({ id: 'flying', tokens: 5 }, [
  { part: 'reach', where: ['land'], clauses: ['FLY-1'] },
]);
