import { entries, oneOf } from '../../ui/storage/reader.ts';
import { stored } from '../../ui/storage/stored.ts';

export type Solved = 'alone' | 'helped';

/** What has been solved in this browser, by the puzzles' ids. */
export type Progress = Readonly<Record<string, Solved>>;

/** Entries kept: more than there are puzzles, since some may be made anew. */
const MOST = 500;

const solved = entries(/^[0-9a-f]{1,32}$/, oneOf<Solved>(['alone', 'helped']), MOST);
const kept = stored<Progress>('small-world-table.puzzles', solved, {});

export const readProgress = kept.read;

/** Keeps that a puzzle is solved; one solved alone stays so. Returns whether it could be kept. */
export function keepSolved(id: string, how: Solved): boolean {
  const before = readProgress();
  return kept.keep({ ...before, [id]: before[id] === 'alone' ? 'alone' : how });
}

export const forgetSolved = kept.forget;
