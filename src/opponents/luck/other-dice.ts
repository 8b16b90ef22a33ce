import { apply, type GameState, seedRandom, standings } from '../../rules/index.ts';
import { raider } from '../levels/raider.ts';
import { evenTemper } from '../types.ts';

export const AGAIN = 200;

/** Far from the seeds of games in use. */
const stride = 32_452_843;

/** Raiders play from the beginning: same stacks, other dice. The same number always plays the same game. */
export function playedAgain(start: GameState, seed: number, number: number): readonly number[] {
  const { hidden } = start;
  const random = seedRandom(seed + (number + 1) * stride);
  let state: GameState = { ...start, hidden: { ...hidden, random, dice: [] } };
  while (state.phase !== 'gameOver') {
    const { commands } = raider(state, { temper: evenTemper, seed });
    for (const command of commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(`luck: ${command.type} is refused by ${outcome.refusal.clause}`);
      state = outcome.state;
    }
  }
  return standings(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** Wins among games, with the interval that the true share lies in 95 times of 100 (Wilson's). */
export function shareOf(
  wins: number,
  games: number,
): { readonly share: number; readonly low: number; readonly high: number } {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const wide = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return { share, low: Math.max(0, (middle - wide) / all), high: Math.min(1, (middle + wide) / all) };
}
