import type { LessonMoment } from './lesson-moment.ts';
import type { Line, Step } from './step.ts';
import { always } from './steps/always.ts';
import { firstTurn } from './steps/first-turn.ts';
import { newRace } from './steps/new-race.ts';
import { notes } from './steps/notes.ts';
import { secondTurn } from './steps/second-turn.ts';

/** The steps to learn, in order. */
export const taught: readonly Step[] = [...firstTurn, ...secondTurn, ...newRace];

/** All that the coach may say, in order of precedence: what happened, what is to be learned, what there is to do. */
export const steps: readonly Step[] = [...notes, ...taught, ...always];

/** What the coach is saying. */
export interface Saying {
  readonly step: Step;
  readonly line: Line;
  /** Name under which it is skipped: a line for every turn is skipped for this turn, a note until the next command. */
  readonly name: string;
}

/** What the coach says at a moment, apart from skipped lines; null if there is nothing to say. */
export function sayingAt(moment: LessonMoment, skipped: readonly string[]): Saying | null {
  for (const step of steps) {
    const { turn, deeds } = moment.chronicle;
    const name = step.over ? step.id : `${step.id} ${step.note ? `after ${deeds.length}` : turn}`;
    if (skipped.includes(name) || step.over?.(moment)) continue;
    const line = step.say(moment);
    if (line) return { step, line, name };
  }
  return null;
}
