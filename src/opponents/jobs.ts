import type { BoxName, GameView } from '../rules/index.ts';
import type { Job } from '../ui/platform/thread.ts';
import type { TurnFound } from './puzzle-search/best-turn.ts';
import type { Done, ReviewJob } from './review/review-job.ts';
import type { Asked, Thought } from './types.ts';

export const decideJob: Job<{ readonly view: GameView; readonly opponent: Asked }, Thought> = { job: 'decide' };

export interface TurnQuestion {
  readonly position: string;
  readonly content?: BoxName | undefined;
  /** Positions that are looked at before it is given up. */
  readonly limit: number;
}

/** The best turn of a position; null if it has too many ways, or cannot be read. */
export const bestTurnJob: Job<TurnQuestion, TurnFound | null> = { job: 'best-turn' };

export const reviewJob: Job<ReviewJob, void, Done> = { job: 'review' };
