import { apply, type GameState, newGame } from '../rules/index.ts';
import type { LogEntry } from '../turn/index.ts';
import { digest } from './digest.ts';
import { SaveError } from './problem.ts';
import type { SavedGame } from './record.ts';

/** A game played again from its record, ready for the chart's `resume`. */
export interface RevivedGame {
  readonly record: SavedGame;
  readonly game: GameState;
  readonly log: readonly LogEntry[];
}

/**
 * Plays a record's commands from its beginning on, and compares the position with the recorded one. `opening` is the position it begins
 * with (`openingOf`); null where that is a set-up board. Throws a `SaveError` (`otherRules`) where a command is refused or the position is
 * another.
 */
export function revive(record: SavedGame, opening: GameState | null = null): RevivedGame {
  let game = opening ?? begun(record);
  const log: LogEntry[] = [];
  for (const command of record.commands) {
    const outcome = apply(game, command);
    if (!outcome.ok) throw new SaveError('otherRules', outcome.refusal);
    log.push({ command, seat: game.seat, round: game.round, events: outcome.events });
    game = outcome.state;
  }
  if (digest(game) !== record.check) throw new SaveError('otherRules', 'check');
  return { record, game, log };
}

function begun({ setup }: SavedGame): GameState {
  const start = newGame(setup.game);
  if (!start.ok) throw new SaveError('otherRules', start.refusal);
  return start.state;
}
