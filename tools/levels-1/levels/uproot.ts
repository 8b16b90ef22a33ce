import { type Command, type GameState, legal } from '../../../src/rules/index.ts';
import { after } from '../play.ts';

/** Where conquests begin, and the moves that led there. */
export interface Start {
  readonly state: GameState;
  readonly moves: readonly Command[];
}

/** A race with more regions than this has too much to lose. */
const mostRegions = 3;

/** TRN-4 TRN-5: all regions of the race that acts given up, so that it may enter anew where it is worth more; or null. */
export function uprooted(state: GameState): Start | null {
  if (state.turn.begun) return null;
  const moves = legal(state).filter(({ type }) => type === 'abandon');
  return moves.length === 0 || moves.length > mostRegions ? null : { state: after(state, moves), moves };
}
