import { findContent, firstRules, type GameState, newGame, recorded } from '../../rules/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import type { TableSetup } from '../turn/index.ts';
import { type GameSoFar, playAgain } from '../turn/step.ts';
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

/**
 * The position a game begins with, if its set-up has one; null if it begins with a set-up board. The reader of positions is fetched on demand. Throws
 * a `SaveError`: `otherBox` if its box is unavailable, `damaged` if the position cannot be read, or is for another number of players.
 */
export async function openingOf({ game, position }: TableSetup): Promise<GameState | null> {
  if (position === undefined) return null;
  const box = findContent(game.content);
  if (!box.ok) throw new SaveError('otherBox', box.refusal);
  const { readPosition } = await fetchNow(() => import('../../rules/positions/index.ts'));
  const read = readPosition(position, game.rules ?? firstRules, game.content);
  if (!read.ok) throw new SaveError('damaged', read.faults);
  if (read.state.players !== game.players) throw new SaveError('damaged', 'players');
  return read.state;
}

/** The state that a recorded game on a set-up board began with. Throws a `SaveError`: `otherRules` if it cannot be begun here. */
export function begun({ game }: Pick<TableSetup, 'game'>): GameState {
  const start = newGame(recorded(game));
  if (!start.ok) throw new SaveError('otherRules', start.refusal);
  return start.state;
}
