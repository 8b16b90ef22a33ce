import { hooksOf } from './box.ts';
import { activeForce } from './queries.ts';
import type { PublicState, Seat } from './state.ts';

/** Opponents that may be named: those whose active race was not attacked this turn (DIP-1). */
export function treatyPartners(state: PublicState): Seat[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return seats.filter((seat) => seat !== state.turnSeat && !state.turn.attacked.includes(seat));
}

/** The clause by which the active race may make a treaty, or null. */
function treatyClause(state: PublicState): string | null {
  const active = activeForce(state, state.turnSeat);
  if (!active) return null;
  return hooksOf(state, active).treaty?.clause ?? null;
}

/** Can a treaty be offered, and is there an opponent to name? */
export function mayMakeTreaty(state: PublicState): boolean {
  return treatyClause(state) !== null && treatyPartners(state).length > 0;
}
