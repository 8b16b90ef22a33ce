import type { GameState, Phase } from '../../src/rules/index.ts';
import { type PlayedGame, playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';

export { openGame } from '../../tools/site/games.ts';

/** The first game, by seed, in which random players of this number come to a state like that. */
export function gameWith(players: number, isWanted: (state: GameState) => boolean): PlayedGame {
  for (let seed = 1; seed < 500; seed++) {
    let found = false;
    const game = playGame({ players, seed }, randomPlayer(seed), (state) => {
      found = isWanted(state);
      return found;
    });
    if (found) return game;
  }
  throw new Error('No game comes to that.');
}

/** A game in this phase, with something on the board where the phase allows. */
export function gameIn(phase: Phase): PlayedGame {
  return gameWith(
    phase === 'treaty' ? 3 : 2,
    (state) => state.phase === phase && (state.round > 2 || phase === 'gameOver'),
  );
}
