import { apply } from './apply.ts';
import type { Command } from './commands/index.ts';
import type { GameState, PublicState } from './state.ts';
import { trial } from './trial.ts';

export interface TurnEnd {
  readonly state: GameState;
  /** Coins that the turn was paid (SCO-1). */
  readonly paid: number;
}

/** What a turn-ending command would lead to, tried out so that it matches `apply`; null if it is refused. */
export function turnEnd(position: PublicState, command: Command): TurnEnd | null {
  const outcome = apply(trial(position), command);
  if (!outcome.ok) return null;
  const scored = outcome.events.find((event) => event.type === 'scored');
  return { state: outcome.state, paid: scored?.type === 'scored' ? scored.amount : 0 };
}
