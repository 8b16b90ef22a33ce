import { decide } from '../../../src/opponents/decide.ts';
import { evenTemper } from '../../../src/opponents/types.ts';
import { type Course, courseOf } from '../../../src/rules/course.ts';
import { type Command, newestBox, newGame, view } from '../../../src/rules/index.ts';
import { storyOf } from '../../../src/screens/story/facts.ts';
import { playGame } from '../../players/game.ts';
import type { Figure } from '../figure.ts';

/** Games of five measured. */
const GAMES = 5;

/**
 * How long it takes, in a game of five, to go to any moment of it: the slowest of all moments, there and back from the game's other end. And how long
 * a game takes to be opened, and its story to be told, on this thread.
 */
export async function replayFigures(): Promise<Figure[]> {
  const games = Array.from({ length: GAMES }, (_, at) => commandsOf(at + 1));
  let jump = 0;
  let opening = 0;
  let telling = 0;
  for (const [at, commands] of games.entries()) {
    const start = newGame({ players: 5, seed: at + 1, ...newestBox() });
    if (!start.ok) throw new Error(start.refusal.code);
    const opened = timed(() => courseOf(start.state, commands));
    if ('refusal' in opened.value) throw new Error(opened.value.refusal.code);
    const course = opened.value;
    opening = Math.max(opening, opened.took);
    for (let played = 0; played <= commands.length; played++)
      jump = Math.max(jump, timed(() => course.at(played)).took);
    telling = Math.max(telling, timed(() => storyOf(course)).took);
  }
  const commands = Math.max(...games.map((list) => list.length));
  return [
    { name: 'replay_jump_ms', value: jump, aim: { atMost: 200 }, note: 'to the slowest moment of games of five' },
    { name: 'replay_open_ms', value: opening, note: `a game of five, of up to ${commands} commands` },
    { name: 'story_ms', value: telling, note: 'its story, turning points and awards' },
  ];
}

function timed<Value>(work: () => Value): { readonly value: Value; readonly took: number } {
  const began = performance.now();
  const value = work();
  return { value, took: performance.now() - began };
}

/** The commands of a game of raiders. */
function commandsOf(seed: number): Course['log'][number]['command'][] {
  const step: Command[] = [];
  return [
    ...playGame({ players: 5, seed, ...newestBox() }, (state) => {
      if (step.length === 0)
        step.push(...decide(view(state, state.seat), { level: 'raider', temper: evenTemper, seed }).commands);
      const next = step.shift();
      if (next === undefined) throw new Error('An opponent without a step.');
      return next;
    }).commands,
  ];
}
