import { describe, expect, it } from 'vitest';
import { Game, mostKept } from '../../src/headless/game.ts';
import { apply, type Command, type GameState } from '../../src/rules/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';

function doIt(game: Game, command: Command): void {
  const outcome = apply(game.state, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  game.advance(command, outcome.state);
}

describe('a game and its past', () => {
  const { setup, commands } = playGame({ players: 2, seed: 4 }, randomPlayer(4));
  const begin = () => playGame(setup, randomPlayer(4), () => true).state;

  it('comes back to exactly every position it was in, from wherever it stands', () => {
    const game = new Game(begin(), setup);
    const met: GameState[] = [game.state];
    for (const command of commands) {
      doIt(game, command);
      met.push(game.state);
    }
    for (const steps of [1, 2, 15, 16, 17, 33, 1]) {
      const before = game.undoable;
      game.undo(steps);
      expect(game.undoable).toBe(before - steps);
      expect(game.state).toEqual(met[game.undoable]);
      expect(game.commands).toEqual(commands.slice(0, game.undoable));
      const next = commands[game.undoable];
      if (next) doIt(game, next);
      expect(game.state).toEqual(met[game.undoable]);
    }
    game.undo(game.undoable);
    expect(game.state).toEqual(met[0]);
  });

  it('forgets the oldest positions of a game that goes on for ever, never the newest', () => {
    const { state } = playGame(setup, randomPlayer(4), ({ phase }) => phase === 'redeploy');
    const held = state.regions.findIndex(({ force, tokens }) => force !== null && tokens > 1);
    const game = new Game(state, null);
    for (let turn = 0; turn < 1.25 * mostKept; turn++) {
      doIt(game, { type: 'lift', region: held, count: 1 });
      doIt(game, { type: 'place', region: held, count: 1 });
    }
    expect(game.undoable).toBeGreaterThanOrEqual(mostKept);
    expect(game.undoable).toBeLessThan(2 * mostKept);
    game.undo(game.undoable);
    expect(game.undoable).toBe(0);
    expect(game.state).toEqual(state);
  });
});
