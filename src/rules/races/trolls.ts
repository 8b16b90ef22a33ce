import { inRegion, inTray, moveMarker } from '../play.ts';
import type { MarkerRule, Race } from '../trait.ts';

const lair: MarkerRule = {
  id: 'lair',
  clause: 'TRO-1',
  supply: 10,
  defence: 1,
  leavesInDecline: false,
  everywhere: true,
};

/** TRO: a Lair in every region they hold. */
export const trolls: Race = {
  id: 'trolls',
  tokens: 5,
  supply: 10,
  markers: [lair],
  onConquered: (play, _force, region) => moveMarker(play, lair.id, 1, inTray, inRegion(region), lair.clause),
};
