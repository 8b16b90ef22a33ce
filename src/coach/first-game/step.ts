import type { MessageArgs, MessageKey } from '../../locale/index.ts';
import type { RegionId } from '../../rules/index.ts';
import type { LessonMoment } from './moment.ts';

/** What the coach points at: a region of the board, a combo of the column, a button by the choice it offers. */
export type Target =
  | { readonly at: 'region'; readonly region: RegionId }
  | { readonly at: 'combo'; readonly index: number }
  | { readonly at: 'choice'; readonly choice: string };

/** A line of the coach's: a message of at most a dozen words, true of the moment it is said in. */
export interface Line {
  readonly key: MessageKey;
  readonly args?: MessageArgs;
  readonly target?: Target;
  /** The clause it rests on. */
  readonly clause?: string;
}

/** A small step of the lesson. */
export interface Step {
  /** Stable name, kept where a step was skipped. */
  readonly id: string;
  /** The line, if the moment is right for it and it is true; else null. */
  say(moment: LessonMoment): Line | null;
  /** Has its time passed: learned, or missed? Steps without it are for every turn, and not counted. */
  readonly over?: (moment: LessonMoment) => boolean;
  /** There is nothing to do for it but to read it. */
  readonly note?: boolean;
}
