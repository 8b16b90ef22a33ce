import type { MarkerRule } from './trait.ts';

/** A token of one race in a region of another race of its player. */
export const guest: MarkerRule = {
  id: 'guest',
  clause: 'LOS-2',
  supply: 60,
  defence: 1,
  guards: true,
  returns: true,
  leavesInDecline: false,
};
