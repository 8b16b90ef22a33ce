import type { GameEvent } from '../../rules/index.ts';
import type { Stage, StageName } from '../../session/turn/index.ts';

/** What a presenter may seek: what comes next, the next phase of the turn, or the next of a kind. */
export type Goal = 'step' | 'phase' | 'conquest' | 'die' | 'score' | 'decline';

export interface Seek {
  readonly goal: Goal;
  /** What was shown when the search began, or null. */
  readonly from: { readonly id: number; readonly name: StageName } | null;
}

/** Is this stage what is sought? The one where the search began never is. */
export function finds({ goal, from }: Seek, stage: Pick<Stage, 'id' | 'name' | 'events'>): boolean {
  if (stage.id === from?.id) return false;
  const has = (type: GameEvent['type']) => stage.events.some((event) => event.type === type);
  switch (goal) {
    case 'step':
      return true;
    case 'phase':
      return stage.name !== from?.name;
    case 'conquest':
      return has('conquered');
    case 'die':
      return has('dieRolled');
    case 'score':
    case 'decline':
      return stage.name === goal;
  }
}
