import type { Power } from '../trait.ts';

/** SEA: takes seas and the lake, and keeps them in decline. */
export const seafaring: Power = { id: 'seafaring', tokens: 5, water: { clause: 'SEA-1' } };
