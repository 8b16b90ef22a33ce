import { findContent, firstRules, type GameState } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import type { TableSetup } from '../../session/turn/types.ts';

/** The position that a set-up begins with, instead of a set-up board; null if it cannot be read, or is for another number of players. */
export function openingPosition({ game, position = '' }: TableSetup): GameState | null {
  if (!findContent(game.content).ok) return null;
  const read = readPosition(position, game.rules ?? firstRules, game.content);
  return read.ok && read.state.players === game.players ? read.state : null;
}
