import type { Power } from '../trait.ts';

/** COM: one token less for any region. */
export const commando: Power = { id: 'commando', tokens: 4, discount: () => ({ clause: 'COM-1', amount: 1 }) };
