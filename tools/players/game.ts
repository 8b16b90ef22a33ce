import { apply, type Command, type GameSetup, type GameState, newGame } from '../../src/rules/index.ts';
import type { Player } from './random.ts';

/** A game played as far as requested. */
export interface PlayedGame {
  readonly setup: GameSetup;
  readonly commands: readonly Command[];
  readonly state: GameState;
}

/**
 * Plays a game through the kernel's public interface until `isFar` returns true, or it is over. `isFar` is called with every state, including the
 * last one.
 */
export function playGame(
  setup: GameSetup,
  player: Player,
  isFar: (state: GameState) => boolean = () => false,
): PlayedGame {
  const start = newGame(setup);
  if (!start.ok) throw new Error(`No such game: ${start.refusal.code}`);
  let { state } = start;
  const commands: Command[] = [];
  while (!isFar(state) && state.phase !== 'gameOver') {
    const command = player(state);
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(command)} by ${outcome.refusal.clause}`);
    state = outcome.state;
    commands.push(command);
  }
  return { setup, commands, state };
}
