import { perSymbol } from '../bonus.ts';
import type { Race } from '../trait.ts';

/** WIZ: a coin for each magic region. */
export const wizards: Race = { id: 'wizards', tokens: 5, supply: 10, coins: perSymbol('WIZ-1', 'magic') };
