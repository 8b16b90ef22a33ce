import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { GameState } from './state.ts';

/** Returns a generator state for a seed (any integer): a few integers. */
export function seedRandom(seed: number): number[] {
  return [...xoroshiro128plus(seed).getState()];
}

/** Draws an integer from `low` to `high`, inclusive, advancing the state in place. */
export function drawInt(random: number[], low: number, high: number): number {
  const generator = xoroshiro128plusFromState(random);
  const value = uniformInt(generator, low, high);
  random.splice(0, random.length, ...generator.getState());
  return value;
}

/** Shuffles a list in place (Fisher–Yates), advancing the state. */
export function shuffle<T>(random: number[], list: T[]): T[] {
  const generator = xoroshiro128plusFromState(random);
  for (let last = list.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const swapped = list[last] as T;
    list[last] = list[other] as T;
    list[other] = swapped;
  }
  random.splice(0, random.length, ...generator.getState());
  return list;
}

/** Faces of the reinforcement die (SET-9). */
export const dieFaces: readonly number[] = [0, 0, 0, 1, 2, 3];

/** The most tokens the die can make up for. */
export const highestFace = Math.max(...dieFaces);

/** Rolls the die: returns the next result given in advance, else a random face. */
export function rollDie(hidden: { random: number[]; dice: number[] }): number {
  const given = hidden.dice.shift();
  if (given !== undefined) return given;
  return dieFaces[drawInt(hidden.random, 0, dieFaces.length - 1)] ?? 0;
}

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
