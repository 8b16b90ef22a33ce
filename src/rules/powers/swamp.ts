import { perTerrain } from '../bonus.ts';
import type { Power } from '../trait.ts';

/** SWA: a coin for each swamp region. */
export const swamp: Power = { id: 'swamp', tokens: 4, coins: perTerrain('SWA-1', 'swamp') };
