import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** SEA: takes seas and the lake, and keeps them in decline. */
export const seafaring: Power = printed({ id: 'seafaring', tokens: 5 }, [{ part: 'water', clauses: ['SEA-1'] }]);
