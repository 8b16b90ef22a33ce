import type { GameEvent } from '../../rules/index.ts';
import type { Stage } from '../../session/turn/index.ts';
import type { Caption } from './caption.ts';
import { leadIn, outcomeTime, readingTime, type Tempo } from './pace.ts';

/** The facts at the start of a stage: they stay true however the pace changes. */
export interface StageTiming {
  readonly stage: Stage;
  readonly caption: Caption;
  /** When its caption came, in milliseconds of the page's clock. */
  readonly since: number;
  /** The camera moved to another shot for it. */
  readonly turns: boolean;
}

export interface DieLanding {
  readonly stage: Stage;
  readonly since: number;
}

export interface Conditions {
  readonly speed: Tempo;
  readonly still: boolean;
}

const isRoll = ({ type }: GameEvent) => type === 'dieRolled';

export function throwsDie(events: readonly GameEvent[]): boolean {
  return events.some(isRoll);
}

/** When a stage's pieces may move: the camera has arrived. In ms of the page's clock, as everything here. */
export function beginOf({ since, turns }: StageTiming, { speed, still }: Conditions): number {
  return since + leadIn(turns, still, speed);
}

/** When a stage may end: its caption, and the outcome of its die once it has landed, can have been read. */
export function endOf(timing: StageTiming, landing: DieLanding | null, pace: Conditions): number {
  const read = beginOf(timing, pace) + readingTime(timing.caption, pace.speed);
  return landing?.stage === timing.stage ? Math.max(read, landing.since + outcomeTime(pace.speed)) : read;
}
