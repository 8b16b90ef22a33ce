import { seedRandom } from './random.ts';
import type { GameState, PublicState } from './state.ts';

/** This position, hidden things blank, to try a move in: trust nothing of dice, stacks or others' coins. */
export function trial(state: PublicState): GameState {
  return {
    ...state,
    coins: new Array<number>(state.players).fill(0),
    hidden: { banners: [], badges: [], random: seedRandom(0), dice: [] },
  };
}
