import { apply, type Command, type GameEvent, type GameState, type Refusal } from '../rules/index.ts';
import type { LogEntry, TableContext } from './types.ts';

/** A game as far as it is played: its log, and what of it may still be taken back. */
export interface GameSoFar {
  readonly game: GameState;
  readonly log: readonly LogEntry[];
  readonly past: TableContext['past'];
}

/** A step worked out but not yet written down or shown. */
export interface Pending extends GameSoFar {
  /** What happened, to be shown; empty for a step back. */
  readonly events: readonly GameEvent[];
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

/** Plays all of the commands, or none: the first refusal counts. */
export function playCommands(
  context: Pick<TableContext, 'log' | 'past'>,
  game: GameState,
  commands: readonly Command[],
): { readonly pending: Pending } | { readonly refusal: Refusal; readonly command: unknown } {
  let now = game;
  const entries: LogEntry[] = [];
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) return { refusal: outcome.refusal, command };
    entries.push({ command, seat: now.seat, round: now.round, events: outcome.events });
    now = outcome.state;
  }
  const events = entries.flatMap((entry) => entry.events);
  const past = isBarred(game, now, events) ? [] : [...context.past, { game, log: context.log.length }];
  return { pending: { game: now, log: [...context.log, ...entries], past, events } };
}

/**
 * Why the player's commands are refused: another seat decides, of which nothing is told, or the rules forbid them. Null where nothing speaks
 * against them.
 */
export function refusalOf(
  { game, viewer, log, past }: Pick<TableContext, 'game' | 'viewer' | 'log' | 'past'>,
  commands: readonly Command[],
): TableContext['refusal'] {
  if (game === null || commands.length === 0) return null;
  if (game.phase !== 'gameOver' && game.seat !== viewer) {
    const refusal = { clause: null, code: 'othersDecide', facts: { seat: game.seat }, remedy: null };
    return { command: commands[0], refusal };
  }
  const played = playCommands({ log, past }, game, commands);
  return 'refusal' in played ? { command: played.command, refusal: played.refusal } : null;
}

/** The last step taken back, or null if none may be. */
export function stepBack(context: TableContext): Pending | null {
  const last = context.past.at(-1);
  if (!last) return null;
  return { game: last.game, log: context.log.slice(0, last.log), past: context.past.slice(0, -1), events: [] };
}
