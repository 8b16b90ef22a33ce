import { readFileSync } from 'node:fs';
import { decide } from '../../src/opponents/decide.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { type Course, courseOf } from '../../src/rules/course.ts';
import { type Command, type GameSetup, newestBox, newGame, recorded, view } from '../../src/rules/index.ts';
import { fromText } from '../../tools/corpus/recording.ts';
import { fromWords } from '../../tools/corpus/words.ts';
import { playGame } from '../../tools/players/game.ts';
import { stateOf } from './position.ts';

/** A game played from its set-up. */
function courseFrom(setup: GameSetup, commands: readonly Command[]): Course {
  const start = newGame(recorded(setup));
  if (!start.ok) throw new Error(start.refusal.code);
  return played(start.state, commands);
}

/** A game played from a position in the position language. */
export function courseAt(position: string, commands: readonly Command[]): Course {
  return played(stateOf(position), commands);
}

function played(start: Course['start'], commands: readonly Command[]): Course {
  const course = courseOf(start, commands);
  if ('refusal' in course) throw new Error(`${course.refusal.code}: ${JSON.stringify(course.command)}`);
  return course;
}

/** A whole game of raiders. */
export function raidersGame(players: number, seed: number): { readonly setup: GameSetup; readonly course: Course } {
  const setup = { players, seed, ...newestBox() };
  const step: Command[] = [];
  const { commands } = playGame(setup, (state) => {
    if (step.length === 0)
      step.push(...decide(view(state, state.seat), { level: 'raider', temper: evenTemper, seed }).commands);
    const next = step.shift();
    if (!next) throw new Error('no step');
    return next;
  });
  return { setup, course: courseFrom(setup, commands) };
}

/** The recorded games, by name. */
export function corpusGames(): readonly { readonly name: string; readonly course: Course }[] {
  const text = readFileSync(new URL('../rules/corpus/games.jsonl', import.meta.url), 'utf8');
  return fromText(text).map(({ name, setup, steps }) => ({
    name,
    course: courseFrom(
      setup,
      steps.map(([words]) => fromWords(words) as Command),
    ),
  }));
}
