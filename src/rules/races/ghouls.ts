import type { Race } from '../trait.ts';

/** GHO: all tokens stay in decline, and keep conquering. */
export const ghouls: Race = {
  id: 'ghouls',
  tokens: 5,
  supply: 10,
  declined: { keepsTokens: { clause: 'GHO-1' }, acts: { clause: 'GHO-2' } },
};
