import type { Course } from '../../rules/course.ts';
import { type GameState, type GameView, type Seat, view } from '../../rules/index.ts';
import type { SeenSetup, Sight, TablePort } from '../../session/turn/index.ts';

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

/** What is known where a replay is watched: what a seat may know, what anybody may know, or everybody's coins. */
export type Knowledge = Seat | 'onlooker' | 'open';

/**
 * What may be chosen, the usual one first. A game that is over has no secrets. While it runs, the only person at the table sees what their seat may
 * know, and several see what anybody may know: none of them learns the others' coins. A game without people has nobody to keep them from.
 */
export function knowledgeOf(setup: Pick<SeenSetup, 'seats'>, isOver: boolean): readonly Knowledge[] {
  const seats = setup.seats.map((_, seat) => seat);
  const people = seats.filter((seat) => setup.seats[seat]?.control === 'human');
  const [only, another] = people;
  if (isOver || only === undefined) return ['open', ...seats];
  return another === undefined ? [only] : ['onlooker'];
}

export function seenBy(state: GameState, knowledge: Knowledge): GameView {
  if (knowledge === 'open') return { ...view(state, null), coins: state.coins };
  return view(state, knowledge === 'onlooker' ? null : knowledge);
}
