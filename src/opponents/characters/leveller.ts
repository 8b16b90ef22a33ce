import { evenTemper } from '../types.ts';
import type { Character } from './character.ts';
import { leaderOf, victimOf } from './leaning.ts';

/** Takes from whoever has most coins, as it has counted them. */
export const leveller: Character = {
  temper: evenTemper,
  leaning(state, command, memory) {
    const victim = victimOf(state, command);
    if (victim === null) return 0;
    return victim === leaderOf(memory, state.turnSeat) ? 0.9 : -0.4;
  },
};
