import { areAdjacent, factsOf, heldRegions } from '../queries.ts';
import type { Race } from '../trait.ts';

/** GIA: one token less beside a mountain region they hold. */
export const giants: Race = {
  id: 'giants',
  tokens: 6,
  supply: 11,
  discount: (state, force, region) =>
    heldRegions(state, force).some(
      (held) => factsOf(state, held).terrain === 'mountain' && areAdjacent(state, force, held, region),
    )
      ? { clause: 'GIA-1', amount: 1 }
      : null,
};
