import { apply, type Command, type GameSetup, type GameState, newGame } from '../../src/rules/index.ts';
import type { Player } from './random.ts';

/** A game that was played, as far as it was wanted. */
export interface PlayedGame {
  readonly setup: GameSetup;
  readonly commands: readonly Command[];
  readonly state: GameState;
}

/** Plays a game through the kernel's public face until it is over, or until `isFar` says it is far enough. */
export function playGame(
  setup: GameSetup,
  player: Player,
  isFar: (state: GameState) => boolean = () => false,
): PlayedGame {
  const start = newGame(setup);
  if (!start.ok) throw new Error(`No such game: ${start.refusal.code}`);
  let { state } = start;
  const commands: Command[] = [];
  while (state.phase !== 'gameOver' && !isFar(state)) {
    const command = player(state);
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(command)} by ${outcome.refusal.clause}`);
    state = outcome.state;
    commands.push(command);
  }
  return { setup, commands, state };
}
