import type { MessageArgs, MessageKey } from '../../locale/index.ts';
import type { RegionId } from '../../rules/index.ts';
import type { LessonMoment } from './lesson-moment.ts';

/** What the coach points at: a region, a combo of the column, or a button by the choice it offers. */
export type Target =
  | { readonly at: 'region'; readonly region: RegionId }
  | { readonly at: 'combo'; readonly index: number }
  | { readonly at: 'choice'; readonly choice: string };

/** A line of the coach's: a message of at most a dozen words, true at the moment it is shown. */
export interface Line {
  readonly key: MessageKey;
  readonly args?: MessageArgs;
  readonly target?: Target;
  /** The clause behind it. */
  readonly clause?: string;
}

/** A small step of the lesson. */
export interface Step {
  /** Stable name, stored when the step is skipped. */
  readonly id: string;
  /** The line, if it fits the moment; else null. */
  say(moment: LessonMoment): Line | null;
  /** Is it over, learned or missed? Steps without this are for every turn, and not counted. */
  readonly over?: (moment: LessonMoment) => boolean;
  /** It needs no action but reading. */
  readonly note?: boolean;
}
