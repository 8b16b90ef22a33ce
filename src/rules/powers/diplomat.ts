import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** DIP: peace with one opponent not attacked this turn. */
export const diplomat: Power = printed({ id: 'diplomat', tokens: 5 }, [{ part: 'treaty', clauses: ['DIP-1'] }]);
