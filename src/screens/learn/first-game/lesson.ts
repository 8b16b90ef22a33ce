import type { RegionId } from '../../../rules/index.ts';
import type { MessageArgs, MessageKey } from '../../../ui/locale/index.ts';
import type { LessonMoment } from './lesson-moment.ts';

export const firstGameLesson = 'first-game';

export const questionsLesson = 'first-game-questions';

/** What the coach points at: a region, a combo, or a button by its choice. */
export type Target =
  | { readonly at: 'region'; readonly region: RegionId }
  | { readonly at: 'combo'; readonly index: number }
  | { readonly at: 'choice'; readonly choice: string };

/** A throw of the die for a region of this cost with so many tokens in hand, or the signs of the board. */
export type Figure =
  | { readonly of: 'die'; readonly hand: number; readonly cost: number }
  | { readonly of: 'signs'; readonly signs: readonly string[] };

/** A message that can be said in other words: `<key>.other` does. */
export type LineKey = { [Key in MessageKey]: `${Key}.other` extends MessageKey ? Key : never }[MessageKey];

/** A line of the coach's: a message whose sentences have at most a dozen words, true at the moment it is shown. */
export interface Line {
  readonly key: LineKey;
  readonly args?: MessageArgs;
  readonly target?: Target;
  readonly figure?: Figure;
  /** The clause behind it: its text is shown on request, never its name. */
  readonly clause?: string;
}

export interface Step {
  /** Stable name, stored when the step is skipped. */
  readonly id: string;
  say(moment: LessonMoment): Line | null;
  /** Is it over, learned or missed? Steps without this are for every turn. */
  readonly over?: (moment: LessonMoment) => boolean;
  /** It needs no action but reading. */
  readonly note?: boolean;
}
