import { fetchNow } from '../fetched/index.ts';
import { findContent, firstRules, type GameState } from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { SaveError } from './problem.ts';

/**
 * The position a game begins with, where its set-up tells one; null where it begins with a set-up board. What reads positions is fetched
 * when it is wanted. Throws a `SaveError`: `otherBox` where its box is not here, `damaged` where the
 * position cannot be read, or is for another number of players.
 */
export async function openingOf({ game, position }: TableSetup): Promise<GameState | null> {
  if (position === undefined) return null;
  const box = findContent(game.content);
  if (!box.ok) throw new SaveError('otherBox', box.refusal);
  const { readPosition } = await fetchNow(() => import('../positions/index.ts'));
  const read = readPosition(position, game.rules ?? firstRules, game.content);
  if (!read.ok) throw new SaveError('damaged', read.faults);
  if (read.state.players !== game.players) throw new SaveError('damaged', 'players');
  return read.state;
}
