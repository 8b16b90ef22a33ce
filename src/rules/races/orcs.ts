import { perNonEmptyConquest } from '../bonus.ts';
import type { Race } from '../trait.ts';

/** ORC: a coin for each non-empty region conquered this turn. */
export const orcs: Race = { id: 'orcs', tokens: 5, supply: 10, coins: perNonEmptyConquest('ORC-1') };
