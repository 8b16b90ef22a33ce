import { factsOf } from '../queries.ts';
import type { PublicState, RegionId } from '../state.ts';
import type { Power } from '../trait.ts';

const isCavern = (state: PublicState, region: RegionId) => factsOf(state, region).symbols.includes('cavern');

/** UND: caverns are cheaper, and adjacent to each other. */
export const underworld: Power = {
  id: 'underworld',
  tokens: 5,
  discount: (state, _force, region) => (isCavern(state, region) ? { clause: 'UND-1', amount: 1 } : null),
  links: (state, from, to) => from !== to && isCavern(state, from) && isCavern(state, to),
};
