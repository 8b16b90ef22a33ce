import { perTerrain } from '../bonus.ts';
import type { Race } from '../trait.ts';

/** HUM: a coin for each farmland. */
export const humans: Race = { id: 'humans', tokens: 5, supply: 10, coins: perTerrain('HUM-1', 'farmland') };
