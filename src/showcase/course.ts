import type { GameEvent } from '../rules/index.ts';
import type { Stage } from '../turn/index.ts';
import type { Caption } from './caption.ts';
import { leadIn, outcomeTime, readingTime, type Tempo } from './pace.ts';

/** What a stage began with: it stays true however fast things go meanwhile. */
export interface Course {
  readonly stage: Stage;
  readonly words: Caption;
  /** When its caption came, in milliseconds of the page's clock. */
  readonly since: number;
  /** The camera went to another shot for it. */
  readonly turns: boolean;
}

/** When the die of a stage came to lie. */
export interface Lying {
  readonly stage: Stage;
  readonly since: number;
}

/** How fast things go at the moment. */
export interface Pace {
  readonly speed: Tempo;
  readonly still: boolean;
}

const isRoll = ({ type }: GameEvent) => type === 'dieRolled';

/** Is the die thrown among these events? */
export function throwsDie(events: readonly GameEvent[]): boolean {
  return events.some(isRoll);
}

/** When the pieces of a stage may move at this pace: the camera has arrived. By the page's clock, as everything here. */
export function beginOf({ since, turns }: Course, { speed, still }: Pace): number {
  return since + leadIn(turns, still, speed);
}

/** When a stage may end at this pace: its caption can have been read, and the outcome of its die, once it lies. */
export function endOf(course: Course, lying: Lying | null, pace: Pace): number {
  const read = beginOf(course, pace) + readingTime(course.words, pace.speed);
  return lying?.stage === course.stage ? Math.max(read, lying.since + outcomeTime(pace.speed)) : read;
}
