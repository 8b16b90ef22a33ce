import { perSymbol } from '../bonus.ts';
import type { Race } from '../trait.ts';

const coins = perSymbol('DWA-1', 'mine');

/** DWA: a coin for each mine, in decline too. */
export const dwarves: Race = { id: 'dwarves', tokens: 3, supply: 8, coins, declined: { coins } };
