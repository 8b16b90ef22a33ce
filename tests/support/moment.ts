import { apply, type Command, type GameState, legal, type RegionId, type Seat, view } from '../../src/rules/index.ts';
import type { TipMoment } from '../../src/screens/learn/tips/occasion.ts';
import { stagesOf } from '../../src/session/turn/stages.ts';

type Given = Partial<Pick<TipMoment, 'refusal' | 'picked' | 'sight' | 'atWork' | 'before' | 'steps' | 'stage'>>;

/** The table waits in this state, as a seat's player sees it (the seat to decide, if not said). */
export function waiting(state: GameState, told: Given = {}, viewer: Seat | null = state.seat): TipMoment {
  return {
    view: view(state, viewer),
    phase: state.phase,
    legal: state.seat === viewer ? legal(state) : [],
    stage: null,
    steps: 0,
    refusal: null,
    picked: null,
    sight: null,
    atWork: null,
    before: null,
    ...told,
  };
}

/** The parts of what a command brings about that are shown, as a seat's player sees them. */
export function shown(state: GameState, command: Command, viewer: Seat | null = state.seat): readonly TipMoment[] {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return stagesOf(view(state, viewer), view(outcome.state, viewer), outcome.events, 0).map((stage) => ({
    ...waiting(state, { stage, steps: 1 }, viewer),
    view: stage.after,
    phase: stage.name,
    legal: [],
  }));
}

/** The table waits, and the player looks at a region. */
export function looking(state: GameState, sight: RegionId): TipMoment {
  return waiting(state, { sight });
}
