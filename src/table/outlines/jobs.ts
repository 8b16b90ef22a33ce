import type { BoardData } from '../../rules/boards/own/data.ts';
import type { BoardId } from '../../rules/index.ts';
import type { Job } from '../../ui/platform/thread.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';

/** The share that is done of a draft's drawing, and what it looks like, if that has changed. */
export interface DraftProgress {
  readonly share: number;
  readonly rough: OutlineFile | null;
}

export const drawJob: Job<BoardId, OutlineFile> = { job: 'draw' };

export const draftJob: Job<BoardData, OutlineFile, DraftProgress> = { job: 'draft' };

/** A board by wishes; null if none can be made. */
export const makeJob: Job<BoardWishes, BoardId | null> = { job: 'make' };
