import type { CoachChoice } from '../../../ui/look/index.ts';
import type { Memory } from '../memory.ts';
import { anchorOf, type Occasion, type TipMoment } from './occasion.ts';
import { scripts } from './occasions/index.ts';
import { lineOf, type Topic } from './topic.ts';

export interface ShownTip {
  readonly occasion: Occasion;
  readonly moment: TipMoment;
  /** Time in milliseconds until which it stays readable, even if its occasion is over. */
  readonly until: number;
}

/** The coach's state: at most one line at a time, and at most one non-biting line per step of the game. */
export interface Course {
  readonly told: ShownTip | null;
  /** The step in which something was last said, biting or not. */
  readonly spokeIn: string | null;
  /** The phase in which a line was dismissed: for the rest of it only what bites is said. */
  readonly restsIn: string | null;
  /** Time in milliseconds until which nothing is said, since a line has just gone. */
  readonly restsUntil: number;
}

export const quiet: Course = { told: null, spokeIn: null, restsIn: null, restsUntil: 0 };

/** Milliseconds between two lines, of which the first may take some to fade. */
const BETWEEN = 5000;

export function dismissed(course: Course, now: number): Course {
  const { told } = course;
  return told === null ? course : { ...gone(course, now), restsIn: anchorOf('phase', told.moment) };
}

const gone = (course: Course, now: number): Course => ({ ...course, told: null, restsUntil: now + BETWEEN });

/** Milliseconds needed to notice and read a line. */
export function readingTime(words: string): number {
  return 2500 + 300 * words.split(/\s+/).length;
}

function isOver({ occasion: { lasts }, moment }: ShownTip, now: TipMoment): boolean {
  return anchorOf(lasts, moment) !== anchorOf(lasts, now);
}

/** What bites takes precedence over what does not, and a refusal over everything. */
function displaces(next: Occasion, { occasion: shown }: ShownTip): boolean {
  return next.bites && (!shown.bites || (next.lasts === 'refusal' && shown.lasts !== 'refusal'));
}

/** `reading`: how long a line stays readable; times in ms. The caller must record a new line at once. */
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
    restsIn: course.restsIn,
    restsUntil: 0,
  });
  if (shown) {
    if (next && displaces(next, shown)) return say(next);
    // Unchanged: return the same object, so that nothing re-renders.
    if (!isOver(shown, moment) || now < shown.until) return course;
  }
  // One line does not come upon another.
  if (course.told !== null) return gone(course, now);
  if (now < course.restsUntil) return course;
  if (next && (next.bites || (course.spokeIn !== step && course.restsIn !== anchorOf('phase', moment))))
    return say(next);
  return course;
}

function isWanted({ bites }: Occasion, amount: CoachChoice): boolean {
  return amount === 'all' || (amount === 'little' && bites);
}

/** Milliseconds until a line that is over has been read, or another may come; null: only a new moment can change the card. */
export function untilNextLook({ told, restsUntil }: Course, moment: TipMoment, now: number): number | null {
  if (told === null) return now < restsUntil ? restsUntil - now : null;
  return isOver(told, moment) ? Math.max(0, told.until - now) : null;
}

function isKnown({ id, clause }: Topic, { told, used }: Memory): boolean {
  return told.includes(id) || (clause !== null && used.includes(clause));
}

/** Everything that could be said now and is not known yet, most urgent first: what bites comes before what does not. */
export function occasionsOf(moment: TipMoment, memory: Memory, amount: CoachChoice): readonly Occasion[] {
  if (amount === 'none') return [];
  const open = scripts
    .flatMap((script) => script(moment))
    .filter(({ topic }) => lineOf(topic) !== null && !isKnown(topic, memory));
  const biting = open.filter(({ bites }) => bites);
  return amount === 'little' ? biting : [...biting, ...open.filter(({ bites }) => !bites)];
}
