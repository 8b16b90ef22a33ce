import { factsOf } from '../queries.ts';
import type { Power } from '../trait.ts';

/** MOU: one token less for hills and farmland. */
export const mounted: Power = {
  id: 'mounted',
  tokens: 5,
  discount(state, _force, region) {
    const { terrain } = factsOf(state, region);
    return terrain === 'hill' || terrain === 'farmland' ? { clause: 'MOU-1', amount: 1 } : null;
  },
};
