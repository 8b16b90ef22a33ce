import { apply, type Command, type GameEvent, type GameState, type Refusal } from '../rules/index.ts';
import type { LogEntry, TableSetup } from './types.ts';

/** A game as far as it is played: its log, and what of it may still be taken back. */
export interface GameSoFar {
  readonly game: GameState;
  readonly log: readonly LogEntry[];
  /** Positions one may go back to, oldest first, since the last thing that cannot be unknown; `log` says how long the log was. */
  readonly past: readonly { readonly game: GameState; readonly log: number }[];
}

/** A game as it is written down. */
export interface Played extends Pick<GameSoFar, 'game' | 'log'> {
  readonly setup: TableSetup;
}

/** Things that cannot be unknown again once they have happened: no step back goes past them. */
function isFinal(event: GameEvent): boolean {
  return ['dieRolled', 'comboRevealed', 'badgesReshuffled', 'turnEnded', 'gameEnded'].includes(event.type);
}

/** May nothing before this be taken back? */
const isBarred = (before: GameState, after: GameState, events: readonly GameEvent[]): boolean =>
  after.seat !== before.seat || events.some(isFinal);

/** Plays commands one after another from a position on, each a step of its own: to go on with a game from its log. The first refusal ends it. */
export function playAgain(
  start: GameState,
  commands: readonly Command[],
): GameSoFar | { readonly refusal: Refusal; readonly command: unknown } {
  let game = start;
  // Grown in place: the time a game takes is to grow with its length, not with the square of it.
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

/** Plays all of the commands as one step, or none: the first refusal counts. */
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

/** The last step taken back, or null if none may be. */
export function stepBack({ log, past }: GameSoFar): GameSoFar | null {
  const last = past.at(-1);
  if (!last) return null;
  return { game: last.game, log: log.slice(0, last.log), past: past.slice(0, -1) };
}
