import type { Power } from '../trait.ts';

/** DIP: peace with one opponent not attacked this turn. */
export const diplomat: Power = { id: 'diplomat', tokens: 5, treaty: { clause: 'DIP-1' } };
