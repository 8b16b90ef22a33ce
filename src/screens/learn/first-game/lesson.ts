import type { PictureName } from '../../../hud/minute/MinutePicture.tsx';
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

/** Something that is added up, or taken off where it is below 0, in words. */
export interface Part {
  readonly amount: number;
  readonly what: string;
}

/**
 * A throw of the die for a region of this cost with so many tokens in hand; the signs of the board; a sum from this board; the game in a minute, or one
 * of its pictures.
 */
export type Figure =
  | { readonly of: 'die'; readonly hand: number; readonly cost: number }
  | { readonly of: 'signs'; readonly signs: readonly string[] }
  | { readonly of: 'sum'; readonly parts: readonly Part[] }
  | { readonly of: 'minute' }
  | { readonly of: 'picture'; readonly name: PictureName };

/**
 * A line of the coach's: a message whose sentences have at most a dozen words, true at the moment it is shown. What is explained again has a message of its
 * own (`<key>.other`) that says what the first one did not, and something to look at.
 */
export interface Line {
  readonly key: MessageKey;
  readonly args?: MessageArgs;
  readonly target?: Target;
  readonly figure?: Figure;
  /** Shown where it is explained again, in place of the first figure. */
  readonly again?: Figure;
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
