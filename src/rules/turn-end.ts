import { apply } from './apply.ts';
import type { Command } from './commands/index.ts';
import type { GameState, PublicState } from './state.ts';
import { trial } from './trial.ts';

/** The result of a command that ends a turn. */
export interface TurnEnd {
  readonly state: GameState;
  /** Coins that the turn was paid (SCO-1). */
  readonly paid: number;
}

/** What a command of the seat to move would lead to that ends its turn: tried out, so that it matches what `apply` will do. Null if it is refused. */
export function turnEnd(position: PublicState, command: Command): TurnEnd | null {
  const outcome = apply(trial(position), command);
  if (!outcome.ok) return null;
  const scored = outcome.events.find((event) => event.type === 'scored');
  return { state: outcome.state, paid: scored?.type === 'scored' ? scored.amount : 0 };
}
