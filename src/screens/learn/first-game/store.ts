import { fields, flag, whole } from '../../../ui/kept/reader.ts';
import { keptState } from '../../../ui/kept/stored.ts';
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

const lessonIn = fields<Lesson>({ run: whole(), skipped: idsIn, left: flag }, fresh);

/** Reads a lesson from whatever storage holds; drops invalid entries. */
export const readLesson = (found: unknown): Lesson => lessonIn(found) ?? fresh;

export const useLesson = keptState('small-world-table.lesson', readLesson);

/** The lesson state of this game. */
export function lessonOf(all: Lesson, run: number): Lesson {
  return all.run === run ? all : { ...fresh, run };
}

/** Changes the lesson state of this game. */
export function steer(run: number, change: Partial<Pick<Lesson, 'skipped' | 'left'>>): void {
  useLesson.setState((now) => ({ ...lessonOf(now, run), ...change }));
}
