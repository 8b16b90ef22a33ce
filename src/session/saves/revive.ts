import { findContent, type GameState } from '../../rules/index.ts';
import { type GameSoFar, playAgain } from '../turn/step.ts';
import { begun } from './begun.ts';
import { positionDigest } from './digest.ts';
import { SaveError } from './problem.ts';
import type { SavedGame } from './record.ts';

export interface RevivedGame extends GameSoFar {
  readonly record: SavedGame;
}

/**
 * Replays a record's commands from its beginning, and compares the position with the recorded one. `opening` is the position it begins with
 * (`openingOf`); null for a set-up board. Throws a `SaveError`: `otherBox` if its box is unavailable, `otherRules` if a command is refused or the
 * position differs.
 */
export function revive(record: SavedGame, opening: GameState | null = null): RevivedGame {
  const box = findContent(record.setup.game.content);
  if (!box.ok) throw new SaveError('otherBox', box.refusal);
  const played = playAgain(opening ?? begun(record.setup), record.commands);
  if ('refusal' in played) throw new SaveError('otherRules', played.refusal);
  if (positionDigest(played.game) !== record.check) throw new SaveError('otherRules', 'check');
  return { record, ...played };
}
