import { hooksOf } from './box.ts';
import { activeForce } from './queries.ts';
import type { PublicState, Seat } from './state.ts';

/** Opponents that may be named: those whose active race was not attacked this turn (DIP-1). */
export function treatyPartners(state: PublicState): Seat[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return seats.filter((seat) => seat !== state.turnSeat && !state.turn.attacked.includes(seat));
}

function treatyClause(state: PublicState): string | null {
  const active = activeForce(state, state.turnSeat);
  if (!active) return null;
  return hooksOf(state, active).treaty?.clause ?? null;
}

export function mayMakeTreaty(state: PublicState): boolean {
  return treatyClause(state) !== null && treatyPartners(state).length > 0;
}
