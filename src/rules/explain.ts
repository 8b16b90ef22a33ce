import { type Command, commandRules, parseCommand } from './commands/index.ts';
import type { Refusal } from './refusal.ts';
import { malformed, refuse } from './refuse.ts';
import type { Phase, Position, Seat } from './state.ts';

/** What the phase asks for first: its remedy has the phase's name. When the game is over nothing helps. */
const firstOf = (phase: Phase): string | undefined => (phase === 'gameOver' ? undefined : `${phase}First`);

/** Why a well-formed command is refused in this position, as `viewer` may know it, or null if it is legal. */
export function refusalOf(position: Position, command: Command, viewer: Seat | null): Refusal | null {
  const rule = commandRules[command.type];
  const { phase } = position;
  if (rule.phases[0] === phase || rule.phases[1] === phase) return rule.refuse(position, command, viewer);
  return (
    rule.refuseUntimely(position) ?? refuse(rule.clause, 'notNow', { command: command.type, phase }, firstOf(phase))
  );
}

/**
 * Why a command would be refused, or null if it is legal. Takes anything: what is not a command is refused as malformed.
 * Of a whole state it is asked by `viewer` (null: a spectator), if not by the seat to decide, and tells nothing that the viewer's view does not
 * hold: what is hidden from it is refused as that (`coinsUnseen`, SCO-3). A view answers with what it holds.
 */
export function explain(position: Position, command: unknown, viewer: Seat | null = position.seat): Refusal | null {
  const parsed = parseCommand(command, position);
  return parsed ? refusalOf(position, parsed, viewer) : malformed();
}
