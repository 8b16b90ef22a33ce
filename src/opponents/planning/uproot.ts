import { type Command, type GameState, legal } from '../../rules/index.ts';
import { after } from '../play.ts';

/** A starting point of conquests, and the moves that lead there. */
export interface Start {
  readonly state: GameState;
  readonly moves: readonly Command[];
}

/** A race with more regions than this has too much to lose. */
const mostRegions = 3;

/** TRN-4 TRN-5: gives up all regions of the acting race, so that it can enter anew where it is worth more; or null. */
export function uprooted(state: GameState): Start | null {
  if (state.turn.begun) return null;
  const moves = legal(state).filter(({ type }) => type === 'abandon');
  return moves.length === 0 || moves.length > mostRegions ? null : { state: after(state, moves), moves };
}
