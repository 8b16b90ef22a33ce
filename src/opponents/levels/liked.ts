import type { GameState } from '../../rules/index.ts';
import type { Mind, Weighed } from '../types.ts';

export function liked(state: GameState, moves: readonly Weighed[], { leaning }: Mind): readonly Weighed[] {
  return leaning ? moves.map((move) => ({ ...move, coins: move.coins + leaning(state, move.command) })) : moves;
}
