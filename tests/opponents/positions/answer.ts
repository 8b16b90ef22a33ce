import type { LevelId } from '../../../src/opponents/types.ts';
import type { Command } from '../../../src/rules/index.ts';
import { askBriefly, opponentPlayer, sparing, tableOf } from '../../../tools/checks/opponent-player.ts';
import { play, stateOf } from '../../support/position.ts';
import type { Answer, Puzzle } from './puzzle.ts';

/** A fifth of a warlord's games are played on here. */
const ask = askBriefly(sparing);

/** What an opponent of this level and seed does in the position: one decision, or its turn to the end. */
export function answerOf({ text, asks }: Puzzle, level: LevelId, seed: number): Answer {
  let state = stateOf(text);
  const { turnSeat, seat, players } = state;
  let decisions = 0;
  const player = opponentPlayer(tableOf(level, players, seed), ask, () => decisions++);
  const commands: Command[] = [];
  while (state.phase !== 'gameOver' && state.turnSeat === turnSeat && state.seat === seat) {
    const command = player(state);
    if (asks === 'decision' && decisions > 1) break;
    commands.push(command);
    state = play(state, command).state;
  }
  return { commands, state };
}
