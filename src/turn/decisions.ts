import { type GameView, openView } from '../rules/index.ts';
import type { Context } from './context.ts';
import type { Decision } from './types.ts';

/** What opponents decided, with the step that was just played. Those of its earlier turns are forgotten. */
export function withDecision({ present, thought, decisions }: Context): readonly Decision[] {
  if (!present || !thought) return decisions;
  const { seat, round, turnSeat } = present;
  const kept = decisions.filter((one) => one.seat !== seat || isSameTurn(one, present));
  return [...kept, { seat, round, turnSeat, ...thought, seen: openView(present) }];
}

function isSameTurn(decision: Decision, { round, turnSeat }: GameView): boolean {
  return decision.round === round && decision.turnSeat === turnSeat;
}
