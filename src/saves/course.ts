import { type Command, type GameState, newGame, recorded } from '../rules/index.ts';
import { type Course, courseOf } from '../turn/course.ts';
import type { Played } from '../turn/index.ts';
import { openingOf } from './opening.ts';
import { SaveError } from './problem.ts';

/** A played game from its first position on. Throws a `SaveError` if it cannot be played again: its box is missing, or a command is refused. */
export async function courseOfGame(setup: Played['setup'], commands: readonly Command[]): Promise<Course> {
  const course = courseOf((await openingOf(setup)) ?? begun(setup), commands);
  if ('refusal' in course) throw new SaveError('otherRules', course.refusal);
  return course;
}

function begun(setup: Played['setup']): GameState {
  const start = newGame(recorded(setup.game));
  if (!start.ok) throw new SaveError('otherRules', start.refusal);
  return start.state;
}
