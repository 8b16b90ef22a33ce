import { printed } from '../parts/index.ts';
import type { Race } from '../trait.ts';

/** RAT: their numbers are their benefit. */
export const ratmen: Race = printed({ id: 'ratmen', tokens: 8, supply: 13 }, []);
