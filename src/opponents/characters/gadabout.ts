import type { Character } from './character.ts';

/** Tires of a race soon, and pays gladly for another one. */
export const gadabout: Character = {
  temper: { aggression: 0.5, greed: 0.5, patience: 0.3 },
  leaning: (_state, command) => (command.type === 'pickCombo' ? Math.min(1.2, 0.4 * command.index) : 0),
};
