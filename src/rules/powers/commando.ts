import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const commando: Power = printed({ id: 'commando', tokens: 4 }, [
  { part: 'discount', amount: 1, where: ['any'], clauses: ['COM-1'] },
]);
