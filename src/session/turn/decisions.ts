import { type GameView, openView } from '../../rules/index.ts';
import type { Context } from './context.ts';
import type { Decision } from './types.ts';

/**
 * The opponents' decisions, including the step just played. Decisions from an opponent's earlier turns are dropped once it decides in a turn of its own:
 * where its troops withdraw in somebody else's, it is still asked about the last one.
 */
export function withDecision({ present, thought, decisions }: Context): readonly Decision[] {
  if (!present || !thought) return decisions;
  const { seat, round, turnSeat } = present;
  const kept = decisions.filter((one) => one.seat !== seat || turnSeat !== seat || isSameTurn(one, present));
  return [...kept, { seat, round, turnSeat, ...thought, seen: openView(present) }];
}

function isSameTurn(decision: Decision, { round, turnSeat }: GameView): boolean {
  return decision.round === round && decision.turnSeat === turnSeat;
}
