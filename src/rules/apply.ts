import { type Command, commandRules, parseCommand } from './commands/index.ts';
import type { GameEvent } from './event.ts';
import { refusalOf } from './explain.ts';
import { begin } from './play.ts';
import { malformed, type Refusal } from './refusal.ts';
import { newGame } from './setup.ts';
import type { GameSetup, GameState, PublicState } from './state.ts';
import { trial } from './view.ts';

export type Outcome =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Accepts any value: a malformed or illegal command is refused. The given state is never changed. */
export function apply(state: GameState, command: unknown): Outcome {
  const parsed = parseCommand(command, state);
  if (!parsed) return { ok: false, refusal: malformed() };
  const refusal = refusalOf(state, parsed, state.seat);
  if (refusal) return { ok: false, refusal };
  const play = begin(state);
  commandRules[parsed.type].play(play, parsed);
  return { ok: true, state: play.state, events: play.events };
}

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
