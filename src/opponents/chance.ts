import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Position } from '../rules/index.ts';

/** An opponent's seeded random numbers, separate from the game's. */
export interface Chance {
  /** An integer from 0 to `count` − 1. */
  below(count: number): number;
  /** A number from 0 up to 1, in steps of a millionth. */
  share(): number;
}

const fine = 1_000_000;

/** Random numbers from this seed (any integer). */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return {
    below: (count) => uniformInt(generator, 0, count - 1),
    share: () => uniformInt(generator, 0, fine - 1) / fine,
  };
}

/** The opponent's, mixed with the position, so that it needs no memory and can be asked again. */
export function seedFor(seed: number, position: Position): number {
  let sum = mix(0x811c9dc5, seed);
  for (const number of [position.round, position.turnSeat, position.seat, position.nextForce]) sum = mix(sum, number);
  for (const { force, tokens } of position.regions) sum = mix(mix(sum, force ?? -1), tokens);
  for (const { hand } of position.forces) sum = mix(sum, hand);
  return sum | 0;
}

/** FNV-1a over the low 32 bits. */
function mix(sum: number, number: number): number {
  return Math.imul(sum ^ (number | 0), 0x01000193);
}
