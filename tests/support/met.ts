import { type GameState, newGame } from '../../src/rules/index.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { play } from './position.ts';

/** A position of a game played at random. */
export function met(players: number, seed: number, steps: number): GameState {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; step < steps && state.phase !== 'gameOver'; step++)
    state = play(state, randomCommand(draw, state)).state;
  return state;
}
