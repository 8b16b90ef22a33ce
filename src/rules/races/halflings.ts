import { inHand, inRegion, moveMarker } from '../play.ts';
import type { MarkerRule, Race } from '../trait.ts';

const hole: MarkerRule = {
  id: 'hole',
  clause: 'HAL-2',
  supply: 2,
  defence: 0,
  immune: true,
  leavesInDecline: true,
  countedAs: 'holes',
};

/** HAL: enter anywhere; a Hole in each of the first two regions they ever conquer. */
export const halflings: Race = {
  id: 'halflings',
  tokens: 6,
  supply: 11,
  markers: [hole],
  entry: { clause: 'HAL-1', allows: () => true },
  onConquered(play, force, region) {
    const dug = force.memory.holes ?? 0;
    if (dug >= hole.supply) return;
    force.memory = { ...force.memory, holes: dug + 1 };
    moveMarker(play, hole.id, 1, inHand, inRegion(region), hole.clause);
  },
};
