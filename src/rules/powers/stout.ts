import type { Power } from '../trait.ts';

/** STO: may decline after scoring a turn in full. */
export const stout: Power = { id: 'stout', tokens: 4, lateDecline: { clause: 'STO-1' } };
