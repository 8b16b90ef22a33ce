import { seedRandom } from './random.ts';
import type { GameState, PublicState } from './state.ts';

/**
 * A game to try something out in: it lies as this position does, and what nobody may see is left blank. So the rules themselves can say what
 * would come of a move; whatever hangs on a die, a stack or somebody's coins must not be read from it.
 */
export function trial(state: PublicState): GameState {
  return {
    ...state,
    coins: new Array<number>(state.players).fill(0),
    hidden: { banners: [], badges: [], random: seedRandom(0), dice: [] },
  };
}
