import type { Character } from './character.ts';
import { victimOf } from './leaning.ts';

/** Leaves others alone where there is land of nobody's, and stays with its race. */
export const homebody: Character = {
  temper: { aggression: 0.5, greed: 0.5, patience: 0.6 },
  leaning: (state, command) => (victimOf(state, command) === null ? 0 : state.players === 2 ? -0.3 : -0.8),
};
