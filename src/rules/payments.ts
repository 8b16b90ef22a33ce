import { coinsOf } from './aftermath.ts';
import { apply } from './apply.ts';
import type { Command } from './commands/index.ts';
import { legal } from './legal.ts';
import { dieFaces, highestFace } from './random.ts';
import type { GameState, Seat } from './state.ts';

export interface Payment {
  readonly command: Command;
  /** Coins of the turn if scored then; for a final roll, if it succeeds. */
  readonly coins: number;
  /** Coins after a final roll that fails (DIE-3); absent for other commands. */
  readonly failed?: number;
}

/**
 * What the turn would pay after each legal command whose result the viewer can be sure of: if scored then, or as scored where the command ends it
 * (SCO-1, SCO-2). Reveals nothing hidden: a roll still to come is given both ways.
 */
export function payments(state: GameState, viewer: Seat | null = state.seat): Payment[] {
  return legal(state, viewer).map((command) =>
    command.type === 'finalRoll'
      ? {
          command,
          coins: after(state, command, highestFace),
          failed: after(state, command, Math.min(...dieFaces)),
        }
      : { command, coins: after(state, command, 0) },
  );
}

/** Coins of the turn after a command, if the next roll shows this face. */
function after(state: GameState, command: Command, face: number): number {
  const seat = state.turnSeat;
  const outcome = apply({ ...state, hidden: { ...state.hidden, dice: [face] } }, command);
  if (!outcome.ok) throw new Error(`rules: ${outcome.refusal.code}`);
  const scored = outcome.events.find((event) => event.type === 'scored' && event.seat === seat);
  return scored?.type === 'scored' ? scored.amount : coinsOf(outcome.state, seat);
}
