import { perTerrain } from '../bonus.ts';
import type { Power } from '../trait.ts';

/** HIL: a coin for each hill region. */
export const hill: Power = { id: 'hill', tokens: 4, coins: perTerrain('HIL-1', 'hill') };
