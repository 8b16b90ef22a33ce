import { seedRandom } from './random.ts';
import type { GameState, PublicState } from './state.ts';

/**
 * A game to try things out in: it has this position, with what nobody may see left blank. The rules themselves can then show the result of a move;
 * never read from it anything that depends on a die, a stack or somebody's coins.
 */
export function trial(state: PublicState): GameState {
  return {
    ...state,
    coins: new Array<number>(state.players).fill(0),
    hidden: { banners: [], badges: [], random: seedRandom(0), dice: [] },
  };
}
