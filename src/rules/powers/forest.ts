import { perTerrain } from '../bonus.ts';
import type { Power } from '../trait.ts';

/** FOR: a coin for each forest region. */
export const forest: Power = { id: 'forest', tokens: 4, coins: perTerrain('FOR-1', 'forest') };
