import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../look/browser-storage.ts';
import { idsIn } from '../memory.ts';

/** How the learner steers the lesson. What was learned is in the game itself; this is kept in the browser beside it. */
interface Lesson {
  /** Number of the game the rest is about; another game begins afresh. */
  readonly run: number | null;
  /** Lines that were skipped, or read. */
  readonly skipped: readonly string[];
  /** The learner has left the lesson and plays on alone. */
  readonly left: boolean;
}

const fresh: Lesson = { run: null, skipped: [], left: false };

/** A lesson out of whatever was found in storage: invalid entries are left out. */
export function readLesson(found: unknown): Lesson {
  if (typeof found !== 'object' || found === null) return fresh;
  const { run, skipped, left }: Partial<Record<keyof Lesson, unknown>> = found;
  return { run: Number.isSafeInteger(run) ? Number(run) : null, skipped: idsIn(skipped), left: left === true };
}

export const useLesson = create<Lesson>()(
  persist(() => fresh, {
    name: 'small-world-table.lesson',
    storage: browserStorage<Lesson>(),
    merge: (found) => readLesson(found),
  }),
);

/** How the lesson of this game is steered. */
export function lessonOf(all: Lesson, run: number): Lesson {
  return all.run === run ? all : { ...fresh, run };
}

/** Changes how the lesson of this game is steered. */
export function steer(run: number, change: Partial<Pick<Lesson, 'skipped' | 'left'>>): void {
  useLesson.setState((now) => ({ ...lessonOf(now, run), ...change }));
}
