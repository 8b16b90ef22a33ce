import type { CoachChoice } from '../../look/index.ts';
import type { Memory } from '../memory.ts';
import { occasionsOf } from './choose.ts';
import type { TipMoment } from './moment.ts';
import { anchorOf, type Occasion } from './occasion.ts';

/** What is on the card, and since when. */
export interface ShownTip {
  readonly occasion: Occasion;
  /** The moment in which it was said. */
  readonly moment: TipMoment;
  /** Time, in milliseconds, until which it stays to be read even when its occasion is over. */
  readonly until: number;
}

/** How the coach's talk goes: at most one line at once, and one of those that do not bite in each step of the game. */
export interface Course {
  readonly told: ShownTip | null;
  /** The step in which something was last said, bite or not. */
  readonly spokeIn: string | null;
}

export const quiet: Course = { told: null, spokeIn: null };

/** Milliseconds that a line of so many words takes to be noticed and read. */
export function readingTime(words: string): number {
  return 2500 + 300 * words.split(/\s+/).length;
}

function isOver({ occasion: { lasts }, moment }: ShownTip, now: TipMoment): boolean {
  return anchorOf(lasts, moment) !== anchorOf(lasts, now);
}

/** May this be said in place of what is on the card? What bites goes before what does not, and a refusal before anything. */
function displaces(next: Occasion, { occasion: shown }: ShownTip): boolean {
  return next.bites && (!shown.bites || (next.lasts === 'refusal' && shown.lasts !== 'refusal'));
}

/**
 * What is on the card now. `reading` says how long a line is left to be read (`readingTime` of its words), `now` is the time in
 * milliseconds. What is new on the card is to be noted in the memory at once.
 */
export function advance(
  course: Course,
  moment: TipMoment,
  memory: Memory,
  amount: CoachChoice,
  reading: (occasion: Occasion) => number,
  now: number,
): Course {
  const shown = course.told && isWanted(course.told.occasion, amount) ? course.told : null;
  const [next] = occasionsOf(moment, memory, amount);
  const step = anchorOf('step', moment);
  const say = (occasion: Occasion): Course => ({
    told: { occasion, moment, until: now + reading(occasion) },
    spokeIn: step,
  });
  if (shown) {
    if (next && displaces(next, shown)) return say(next);
    // Nothing new is the same object: nobody looks again for it.
    if (!isOver(shown, moment) || now < shown.until) return course;
  }
  if (next && (next.bites || course.spokeIn !== step)) return say(next);
  return course.told === null ? course : { ...course, told: null };
}

function isWanted({ bites }: Occasion, amount: CoachChoice): boolean {
  return amount === 'all' || (amount === 'little' && bites);
}

/** Milliseconds until the card is to be looked at again: when what is over has been read; null when only a new moment changes it. */
export function untilNextLook({ told }: Course, moment: TipMoment, now: number): number | null {
  return told && isOver(told, moment) ? Math.max(0, told.until - now) : null;
}
