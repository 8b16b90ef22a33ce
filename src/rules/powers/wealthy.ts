import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

export const wealthy: Power = printed({ id: 'wealthy', tokens: 4 }, [{ part: 'dowry', amount: 7, clauses: ['WEA-1'] }]);
