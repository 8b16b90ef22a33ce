import type { BoxName, GameState, House, RulingId } from '../../src/rules/index.ts';
import { stateOf } from './position.ts';

/** The first box, at a table with these rules of the house. */
export const boxAt = (house: House): BoxName => ({ id: 'base', house });

/** The first box, at a table that reads these clauses otherwise. */
export const reading = (...otherwise: readonly RulingId[]): BoxName => boxAt({ otherwise });

/** A position twice: by the clause as it stands, and at a table that reads it otherwise. */
export function bothWays(id: RulingId, text: string): { readonly usual: GameState; readonly otherwise: GameState } {
  return { usual: stateOf(text), otherwise: stateOf(text, reading(id)) };
}
