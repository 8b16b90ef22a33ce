/** What a game was about, as facts: pure functions of its set-up and commands. The words are elsewhere (`words.ts`). */
import type { Course } from '../../rules/course.ts';
import { type Award, awardsOf } from './facts/awards.ts';
import { chronicleOf } from './facts/chronicle.ts';
import {
  type ComboTold,
  combosOf,
  curvesOf,
  type Feud,
  feudOf,
  type Mark,
  marksOf,
  seenIn,
  takingOf,
  type Unused,
  unusedOf,
} from './facts/sums.ts';
import { bestMomentsOf, type TurningPoint, turningPointsOf } from './facts/turning-points.ts';

export type { Award } from './facts/awards.ts';
export { awardKinds } from './facts/awards.ts';
export type { ComboTold, Feud, Mark, Unused } from './facts/sums.ts';
export type { TurningPoint } from './facts/turning-points.ts';

export interface Story {
  /** Everybody's coins at the beginning and after each round; a list for each seat. */
  readonly curves: readonly (readonly number[])[];
  readonly marks: readonly Mark[];
  readonly turningPoints: readonly TurningPoint[];
  /** What each seat did best; null for one that did nothing. */
  readonly best: readonly (TurningPoint | null)[];
  /** Regions that each seat (first) took from each other (second). */
  readonly taking: readonly (readonly number[])[];
  readonly feud: Feud | null;
  /** The best by coins a turn first. */
  readonly combos: readonly ComboTold[];
  readonly unused: readonly Unused[];
  readonly awards: readonly Award[];
}

/** The story of a game as far as it was played; told when it is over, since it counts everybody's coins (SCO-3). */
export function storyOf(course: Course): Story {
  const chronicle = chronicleOf(course);
  const columns = chronicle.turns.map(({ from }) => course.at(from).column);
  const taking = takingOf(chronicle);
  return {
    curves: curvesOf(chronicle),
    marks: marksOf(chronicle),
    turningPoints: turningPointsOf(chronicle),
    best: bestMomentsOf(chronicle),
    taking,
    feud: feudOf(taking),
    combos: combosOf(chronicle),
    unused: unusedOf(chronicle, seenIn(chronicle, columns)),
    awards: awardsOf(chronicle),
  };
}

export function combosIn(course: Course): readonly ComboTold[] {
  return combosOf(chronicleOf(course));
}

/** The marks alone, for a game that is not over: they are public. */
export function marksIn(course: Course): readonly Mark[] {
  return marksOf(chronicleOf(course));
}
