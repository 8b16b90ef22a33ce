import { type GameState, newGame, recorded } from '../../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { SaveError } from './problem.ts';

/** The state that a recorded game on a set-up board began with. Throws a `SaveError`: `otherRules` if it cannot be begun here. */
export function begun({ game }: Pick<TableSetup, 'game'>): GameState {
  const start = newGame(recorded(game));
  if (!start.ok) throw new SaveError('otherRules', start.refusal);
  return start.state;
}
