import { fields, flag, whole } from '../../../ui/storage/reader.ts';
import { keptState } from '../../../ui/storage/stored.ts';
import { idsIn } from '../memory.ts';

/** Progress is derived from the game itself; this control of the lesson is kept in the browser beside it. */
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

export const readLesson = (found: unknown): Lesson => lessonIn(found) ?? fresh;

export const useLesson = keptState('small-world-table.lesson', readLesson);

export function lessonOf(all: Lesson, run: number): Lesson {
  return all.run === run ? all : { ...fresh, run };
}

export function steer(run: number, change: Partial<Pick<Lesson, 'skipped' | 'left'>>): void {
  useLesson.setState((now) => ({ ...lessonOf(now, run), ...change }));
}
