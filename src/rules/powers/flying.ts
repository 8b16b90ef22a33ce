import { isWaterRegion } from '../queries.ts';
import type { Power } from '../trait.ts';

/** FLY: any land region, adjacent or not. */
export const flying: Power = {
  id: 'flying',
  tokens: 5,
  reach: { clause: 'FLY-1', allows: (state, _force, region) => !isWaterRegion(state, region) },
};
