import type { Course } from '../../rules/course.ts';
import type { SeenSetup, Sight, TablePort } from '../../session/turn/index.ts';
import { type Knowledge, seenBy } from './sight.ts';

/** A table that shows a played game, wherever one goes in it. Nobody decides anything at it. */
export interface ReplayTable extends TablePort {
  show(played: number, knowledge: Knowledge): void;
}

export function replayTable(course: Course, setup: SeenSetup, played: number, knowledge: Knowledge): ReplayTable {
  let now = { played, knowledge, revision: 0 };
  const listeners = new Set<(revision: number) => void>();
  const sight = (): Sight => ({
    revision: now.revision,
    setup,
    view: seenBy(course.at(now.played), now.knowledge),
    legal: [],
    log: course.log.slice(0, now.played),
    mayTakeBack: false,
    // Whoever decided did so long ago.
    here: [],
    trouble: null,
  });
  return {
    show(next, known) {
      now = { played: next, knowledge: known, revision: now.revision + 1 };
      for (const listener of listeners) listener(now.revision);
    },
    look: async () => sight(),
    send: async () => ({ accepted: false, refused: null }),
    give: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      listener(now.revision);
      return () => listeners.delete(listener);
    },
  };
}
