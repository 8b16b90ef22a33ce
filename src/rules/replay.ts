import { apply } from './apply.ts';
import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import { newGame } from './setup.ts';
import type { GameSetup, GameState } from './state.ts';

/** The result of replaying a game from its set-up: the state and the events of each command, or where it failed. */
export type Replay =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly (readonly GameEvent[])[] }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/**
 * Plays the commands from the set-up on; pass the set-up of a recorded game through `recorded` first. `at` is the index of the refused command, −1
 * for the set-up itself.
 */
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
