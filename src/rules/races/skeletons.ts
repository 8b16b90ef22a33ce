import { nonEmptyConquests } from '../bonus.ts';
import type { Race } from '../trait.ts';

/** SKE: a new token for every two non-empty regions conquered this turn. */
export const skeletons: Race = {
  id: 'skeletons',
  tokens: 6,
  supply: 20,
  reinforcements: (state, force) => ({
    clause: 'SKE-1',
    tokens: Math.floor(nonEmptyConquests(state, force).length / 2),
  }),
};
