import { perNonEmptyConquest } from '../bonus.ts';
import type { Power } from '../trait.ts';

/** PIL: a coin for each non-empty region conquered this turn. */
export const pillaging: Power = { id: 'pillaging', tokens: 5, coins: perNonEmptyConquest('PIL-1') };
