import { commandRules, parseCommand } from './commands/index.ts';
import type { GameEvent } from './event.ts';
import { refusalOf } from './explain.ts';
import { begin } from './play.ts';
import type { Refusal } from './refusal.ts';
import { malformed } from './refuse.ts';
import type { GameState } from './state.ts';

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
