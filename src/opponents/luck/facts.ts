/** How much of a game was luck, as facts: coins fallen against coins to be expected. What each figure means stands in docs/luck.md. */

import type { Course } from '../../rules/course.ts';
import { apply } from '../../rules/index.ts';
import { chanceOf } from '../chance.ts';
import { shareOfAttack } from './attacks.ts';
import { columnLuck } from './stacks.ts';
import { throwLuck } from './throws.ts';

/** What chance did for a seat. */
interface Fallen {
  /** How often it had a say. */
  readonly times: number;
  /** Coins of lead beyond what was to be expected; negative for bad luck. */
  readonly coins: number;
}

/** The luck of a seat. Plain JSON. */
export interface SeatLuck {
  readonly dice: Fallen;
  readonly stacks: Fallen;
  /** Null with two at the table: there is nobody else to attack. */
  readonly attacks: Fallen | null;
}

interface Sum {
  times: number;
  coins: number;
}

/** The luck of every seat, in coins; the same game and seed always give the same. */
export function luckOf(course: Course, seed: number): readonly SeatLuck[] {
  const { players } = course.start;
  const sums = Array.from({ length: players }, () => ({ dice: none(), stacks: none(), attacks: none() }));
  let state = course.start;
  for (const [at, { command, seat, events }] of course.log.entries()) {
    const outcome = apply(state, command);
    const own = sums[seat];
    // It was accepted once, and the kernel always answers the same.
    if (!outcome.ok || !own) break;
    const thrown = events.find((event) => event.type === 'dieRolled');
    if (thrown?.type === 'dieRolled') add(own.dice, throwLuck(state, command, thrown.value));
    if (command.type === 'pickCombo') add(own.stacks, columnLuck(state, chanceOf(seed + at)));
    const shares = players > 2 ? shareOfAttack(state, outcome.state, events) : [];
    for (const [victim, coins] of shares.entries()) {
      const hit: Sum | undefined = sums[victim]?.attacks;
      if (hit && coins !== null) add(hit, coins);
    }
    state = outcome.state;
  }
  return sums.map(({ dice, stacks, attacks }) => ({
    dice: rounded(dice),
    stacks: rounded(stacks),
    attacks: players > 2 ? rounded(attacks) : null,
  }));
}

/** All of a seat's luck together, in coins. */
export function sumOf({ dice, stacks, attacks }: SeatLuck): number {
  return dice.coins + stacks.coins + (attacks?.coins ?? 0);
}

const none = (): Sum => ({ times: 0, coins: 0 });

function add(sum: Sum, coins: number): void {
  sum.times += 1;
  sum.coins += coins;
}

/** To a tenth: nothing here is known better. Never a negative zero. */
const rounded = ({ times, coins }: Sum): Fallen => ({ times, coins: Math.round(coins * 10) / 10 + 0 });
