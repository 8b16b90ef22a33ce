import { perRegion } from '../bonus.ts';
import { regionOf } from '../queries.ts';
import type { MarkerRule, Power } from '../trait.ts';

const fortress: MarkerRule = {
  id: 'fortress',
  clause: 'FRT-1',
  supply: 6,
  defence: 1,
  leavesInDecline: false,
  placing: { clause: 'FRT-3', perRegion: 1, movable: false, required: false, perTurn: 1, shared: true },
};

/** FRT: one Fortress per turn; each pays a coin while the race is active. */
export const fortified: Power = {
  id: 'fortified',
  tokens: 3,
  markers: [fortress],
  coins: perRegion('FRT-2', (state, region) => (regionOf(state, region).markers[fortress.id] ?? 0) > 0),
};
