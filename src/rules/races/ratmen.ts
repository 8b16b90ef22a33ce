import type { Race } from '../trait.ts';

/** RAT: their numbers are their benefit. */
export const ratmen: Race = { id: 'ratmen', tokens: 8, supply: 13 };
