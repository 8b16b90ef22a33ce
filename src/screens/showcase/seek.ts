import type { GameEvent } from '../../rules/index.ts';
import type { Stage, StageName } from '../../session/turn/index.ts';

export type Goal = 'step' | 'phase' | 'conquest' | 'die' | 'score' | 'decline';

export interface Seek {
  readonly goal: Goal;
  readonly from: { readonly id: number; readonly name: StageName } | null;
}

/** The stage where the search began never is what is sought. */
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
