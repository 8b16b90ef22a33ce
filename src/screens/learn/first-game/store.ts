import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../../ui/look/browser-storage.ts';
import { idsIn } from '../memory.ts';

/** The learner's control of the lesson. Progress is derived from the game itself; this is kept in the browser beside it. */
interface Lesson {
  /** The game this is about; another game starts afresh. */
  readonly run: number | null;
  /** Lines skipped or read. */
  readonly skipped: readonly string[];
  /** The learner has left the lesson and continues alone. */
  readonly left: boolean;
}

const fresh: Lesson = { run: null, skipped: [], left: false };

/** Reads a lesson from whatever storage holds; drops invalid entries. */
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

/** The lesson state of this game. */
export function lessonOf(all: Lesson, run: number): Lesson {
  return all.run === run ? all : { ...fresh, run };
}

/** Changes the lesson state of this game. */
export function steer(run: number, change: Partial<Pick<Lesson, 'skipped' | 'left'>>): void {
  useLesson.setState((now) => ({ ...lessonOf(now, run), ...change }));
}
