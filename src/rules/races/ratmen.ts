import type { Race } from '../trait.ts';

/** RAT: their number is their benefit. */
export const ratmen: Race = { id: 'ratmen', tokens: 8, supply: 13 };
