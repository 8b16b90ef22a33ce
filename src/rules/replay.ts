import { apply } from './apply.ts';
import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import { newGame } from './setup.ts';
import type { GameSetup, GameState } from './state.ts';

export type Replay =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly (readonly GameEvent[])[] }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/** A recorded game's set-up goes through `recorded` first. `at`: the refused command, −1 for the set-up. */
export function replay(setup: GameSetup, commands: readonly unknown[]): Replay {
  const start = newGame(setup);
  if (!start.ok) return { ok: false, at: -1, refusal: start.refusal };
  let { state } = start;
  const events: (readonly GameEvent[])[] = [];
  for (const [at, command] of commands.entries()) {
    const outcome = apply(state, command);
    if (!outcome.ok) return { ok: false, at, refusal: outcome.refusal };
    state = outcome.state;
    events.push(outcome.events);
  }
  return { ok: true, state, events };
}
