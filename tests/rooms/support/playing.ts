import type { Command } from '../../../src/rules/index.ts';
import type { Guest } from './guest.ts';

/** Numbers that look random and are the same each time. */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Something that a seat may do: now and then anything, mostly what brings the turn to its end. */
export function someMove(legal: readonly Command[], below: (most: number) => number): Command {
  const ends = legal.filter(({ type }) => type === 'endConquests' || type === 'endRedeployment' || type === 'pass');
  const rolls = legal.filter(({ type }) => type === 'finalRoll');
  const list = rolls.length > 0 && below(2) > 0 ? rolls : ends.length > 0 && below(3) > 0 ? ends : legal;
  const move = list[below(list.length)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

/** Plays on with whoever has to decide, for so many steps or to the end. Returns how many steps were played. */
export async function playOn(guests: readonly Guest[], steps: number, seed = 1): Promise<number> {
  const below = chanceOf(seed);
  const [first] = guests;
  if (first === undefined) throw new Error('nobody plays');
  for (let step = 0; step < steps; step++) {
    if (first.now.isOver) return step;
    const { seat } = first.now.view;
    const guest = guests.find(({ now }) => now.you.seats.includes(seat));
    if (guest === undefined) {
      const { n } = first.now;
      await first.until(() => first.now.n > n, 'a step of an opponent');
      continue;
    }
    // News comes to each of them in its own time.
    await guest.until(() => guest.now.n >= first.now.n, 'the same news');
    const answer = await guest.do(seat, [someMove(guest.sight(seat).legal, below)]);
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
    await first.until(() => first.now.n >= answer.n, 'news of the step');
  }
  return steps;
}

/** Plays on until something holds, for a few hundred steps at most. */
export async function playUntil(guests: readonly Guest[], holds: () => boolean, seed = 1): Promise<void> {
  for (let step = 0; step < 300; step++) {
    if (holds()) return;
    await playOn(guests, 1, seed + step * 7919);
  }
  throw new Error('what was played for has not come');
}
