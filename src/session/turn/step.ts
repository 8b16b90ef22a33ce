import type { LogEntry } from '../../rules/course.ts';
import { apply, type Command, type GameEvent, type GameState, type Refusal } from '../../rules/index.ts';
import type { TableSetup } from './types.ts';

export interface GameSoFar {
  readonly game: GameState;
  readonly log: readonly LogEntry[];
  /** Positions to step back to, oldest first, since the last irrevocable event; `log` is the length of the log then. */
  readonly past: readonly { readonly game: GameState; readonly log: number }[];
}

export interface Played extends Pick<GameSoFar, 'game' | 'log'> {
  readonly setup: TableSetup;
}

/** Events that reveal something that cannot be unseen: no step back goes past them. */
function isFinal(event: GameEvent): boolean {
  return ['dieRolled', 'comboRevealed', 'badgesReshuffled', 'turnEnded', 'gameEnded'].includes(event.type);
}

const isBarred = (before: GameState, after: GameState, events: readonly GameEvent[]): boolean =>
  after.seat !== before.seat || events.some(isFinal);

/** Each command as a step of its own, to continue a game from its log. Stops at the first refusal. */
export function playAgain(
  start: GameState,
  commands: readonly Command[],
): GameSoFar | { readonly refusal: Refusal; readonly command: unknown } {
  let game = start;
  // Mutated in place so that replaying takes linear, not quadratic, time in the length of the game.
  const log: LogEntry[] = [];
  const past: { readonly game: GameState; readonly log: number }[] = [];
  for (const command of commands) {
    const outcome = apply(game, command);
    if (!outcome.ok) return { refusal: outcome.refusal, command };
    const { state, events } = outcome;
    if (isBarred(game, state, events)) past.length = 0;
    else past.push({ game, log: log.length });
    log.push({ command, seat: game.seat, round: game.round, events });
    game = state;
  }
  return { game, log, past };
}

/** Plays all of the commands as one step, or none: the first refusal is returned. */
export function playCommands(
  { game, log, past }: GameSoFar,
  commands: readonly Command[],
): GameSoFar | { readonly refusal: Refusal; readonly command: unknown } {
  let now = game;
  const entries: LogEntry[] = [];
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) return { refusal: outcome.refusal, command };
    entries.push({ command, seat: now.seat, round: now.round, events: outcome.events });
    now = outcome.state;
  }
  const events = entries.flatMap((entry) => entry.events);
  const kept = isBarred(game, now, events) ? [] : [...past, { game, log: log.length }];
  return { game: now, log: [...log, ...entries], past: kept };
}

/** Takes the last step back; null if that is not allowed. */
export function stepBack({ log, past }: GameSoFar): GameSoFar | null {
  const last = past.at(-1);
  if (!last) return null;
  return { game: last.game, log: log.slice(0, last.log), past: past.slice(0, -1) };
}
