import type { Power } from '../trait.ts';

/** BIV: five Encampments to move around. */
export const bivouacking: Power = {
  id: 'bivouacking',
  tokens: 5,
  markers: [
    {
      id: 'encampment',
      clause: 'BIV-1',
      supply: 5,
      defence: 1,
      guards: true,
      returns: true,
      leavesInDecline: true,
      placing: { clause: 'BIV-1', perRegion: 5, movable: true, required: true, withdraws: true },
    },
  ],
};
