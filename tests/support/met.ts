import { type GameState, newGame } from '../../src/rules/index.ts';
import { opponentPlayer, tableOf } from '../../tools/checks/opponent-player.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { playGame } from '../../tools/players/game.ts';
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

/** Every state in which somebody had to decide in a game of raiders. */
export function statesMet(players: number, seed: number): GameState[] {
  const met: GameState[] = [];
  playGame(
    { players, seed },
    opponentPlayer(tableOf('raider', players, seed), undefined, (state) => met.push(state)),
  );
  return met;
}
