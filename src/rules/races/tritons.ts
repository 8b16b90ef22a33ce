import { factsOf } from '../queries.ts';
import type { Race } from '../trait.ts';

/** TRI: one token less for coastal regions. */
export const tritons: Race = {
  id: 'tritons',
  tokens: 6,
  supply: 11,
  discount: (state, _force, region) => (factsOf(state, region).coastal ? { clause: 'TRI-1', amount: 1 } : null),
};
