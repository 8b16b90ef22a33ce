import { type Command, commandRules, parseCommand } from './commands/index.ts';
import type { Refusal, RemedyCode } from './refusal.ts';
import { malformed, refuse } from './refuse.ts';
import { advisedBy } from './remedies.ts';
import type { Phase, Position, Seat } from './state.ts';

/** What the phase requires first: its remedy has the phase's name. Nothing helps once the game is over. */
const firstOf = (phase: Phase): RemedyCode | undefined => (phase === 'gameOver' ? undefined : `${phase}First`);

/** Why it is refused in this position, as far as `viewer` may know, or null. What it advises can be done. */
export function refusalOf(position: Position, command: Command, viewer: Seat | null): Refusal | null {
  const rule = commandRules[command.type];
  const { phase } = position;
  const refusal = rule.phases.includes(phase)
    ? rule.refuse(position, command, viewer)
    : (rule.refuseUntimely(position) ??
      refuse(rule.clause, 'notNow', { command: command.type, phase }, firstOf(phase)));
  return refusal && advisedBy(position, command, refusal, viewer);
}

/**
 * Why a command would be refused, or null if it is legal. Accepts any value: what is not a command is refused as malformed. With a whole state,
 * `viewer` (null: a spectator; default: the seat to decide) limits the answer to what that viewer's view holds: anything hidden is refused as
 * `coinsUnseen` (SCO-3). A view answers from what it holds.
 */
export function explain(position: Position, command: unknown, viewer: Seat | null = position.seat): Refusal | null {
  const parsed = parseCommand(command, position);
  return parsed ? refusalOf(position, parsed, viewer) : malformed();
}
