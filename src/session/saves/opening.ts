import { findContent, firstRules, type GameState } from '../../rules/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import type { TableSetup } from '../turn/index.ts';
import { SaveError } from './problem.ts';

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
