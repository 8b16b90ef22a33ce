import { type Course, courseOf } from '../../rules/course.ts';
import type { Command } from '../../rules/index.ts';
import type { Played } from '../turn/index.ts';
import { SaveError } from './problem.ts';
import { begun, openingOf } from './revive.ts';

/** Throws a `SaveError` if it cannot be played again: its box is missing, or a command is refused. */
export async function courseOfGame(setup: Played['setup'], commands: readonly Command[]): Promise<Course> {
  const course = courseOf((await openingOf(setup)) ?? begun(setup), commands);
  if ('refusal' in course) throw new SaveError('otherRules', course.refusal);
  return course;
}
