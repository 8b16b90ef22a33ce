import { shuffle } from './random.ts';
import type { GameState } from './state.ts';

/**
 * The same game with everything hidden drawn anew from the state of a generator: the order of both stacks (SET-3), and every die to come. What lies on the
 * table stays as it is. The stacks' old order has no influence, so that whoever knew it knows nothing.
 */
export function redrawn(state: GameState, generator: readonly number[]): GameState {
  const random = [...generator];
  const banners = shuffle(random, [...state.hidden.banners].sort());
  const badges = shuffle(random, [...state.hidden.badges].sort());
  return { ...state, hidden: { banners, badges, random, dice: [] } };
}

/** The same game with the generator in another state: only what has not been drawn yet depends on it. */
export function withGenerator(state: GameState, generator: readonly number[]): GameState {
  return { ...state, hidden: { ...state.hidden, random: [...generator] } };
}
