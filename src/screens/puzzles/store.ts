import { kept } from '../../ui/platform/storage.ts';

/** How a puzzle was solved: alone, or with a hint. */
export type Solved = 'alone' | 'helped';

/** What has been solved in this browser, by the puzzles' ids. */
export type Progress = Readonly<Record<string, Solved>>;

const name = 'small-world-table.puzzles';
/** Entries kept: more than there are puzzles, since some may be made anew. */
const MOST = 500;

/** What has been solved, as far as it can be read: what makes no sense is left out. */
export function readProgress(): Progress {
  const found = kept.value(name);
  if (typeof found !== 'object' || found === null) return {};
  const entries = Object.entries(found).filter(
    (entry): entry is [string, Solved] =>
      /^[0-9a-f]{1,32}$/.test(entry[0]) && (entry[1] === 'alone' || entry[1] === 'helped'),
  );
  return Object.fromEntries(entries.slice(-MOST));
}

/** Keeps that a puzzle is solved; one solved alone stays so. Returns whether it could be kept. */
export function keepSolved(id: string, how: Solved): boolean {
  const before = readProgress();
  return write({ ...before, [id]: before[id] === 'alone' ? 'alone' : how });
}

/** Forgets what has been solved. Returns whether that could be done. */
export function forgetSolved(): boolean {
  return write({});
}

function write(progress: Progress): boolean {
  return Object.keys(progress).length === 0 ? kept.remove(name) : kept.set(name, JSON.stringify(progress));
}
