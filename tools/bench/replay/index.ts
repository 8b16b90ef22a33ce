import { courseOf } from '../../../src/rules/course.ts';
import { newestBox, newGame } from '../../../src/rules/index.ts';
import { storyOf } from '../../../src/screens/story/facts.ts';
import { opponentPlayer, tableOf } from '../../checks/opponent-player.ts';
import { playGame } from '../../players/game.ts';
import type { Figure } from '../figure.ts';

/** Games of five measured. */
const GAMES = 5;

/**
 * How long it takes, in a game of five, to go to any moment of it: the slowest of all moments, there and back from the game's other end. And how long
 * a game takes to be opened, and its story to be told, on this thread.
 */
export async function replayFigures(): Promise<Figure[]> {
  let [jump, opening, telling, most] = [0, 0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const setup = { players: 5, seed, ...newestBox() };
    const { commands } = playGame(setup, opponentPlayer(tableOf('raider', 5, seed)));
    most = Math.max(most, commands.length);
    const start = newGame(setup);
    if (!start.ok) throw new Error(start.refusal.code);
    const opened = timed(() => courseOf(start.state, commands));
    if ('refusal' in opened.value) throw new Error(opened.value.refusal.code);
    const course = opened.value;
    opening = Math.max(opening, opened.took);
    for (let played = 0; played <= commands.length; played++)
      jump = Math.max(jump, timed(() => course.at(played)).took);
    telling = Math.max(telling, timed(() => storyOf(course)).took);
  }
  return [
    { name: 'replay_jump_ms', value: jump, aim: { atMost: 200 }, note: 'to the slowest moment of games of five' },
    { name: 'replay_open_ms', value: opening, note: `a game of five, of up to ${most} commands` },
    { name: 'story_ms', value: telling, note: 'its story, turning points and awards' },
  ];
}

function timed<Value>(work: () => Value): { readonly value: Value; readonly took: number } {
  const began = performance.now();
  const value = work();
  return { value, took: performance.now() - began };
}
