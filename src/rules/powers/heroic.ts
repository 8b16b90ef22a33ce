import type { Power } from '../trait.ts';

/** HER: two Heroes, each making a region immune. */
export const heroic: Power = {
  id: 'heroic',
  tokens: 5,
  markers: [
    {
      id: 'hero',
      clause: 'HER-1',
      supply: 2,
      defence: 0,
      immune: true,
      returns: true,
      leavesInDecline: true,
      placing: { clause: 'HER-1', perRegion: 1, movable: true, required: true },
    },
  ],
};
