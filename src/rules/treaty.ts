import { hooksOf } from './box.ts';
import type { Play } from './play.ts';
import { activeForce } from './position.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
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

/** Is there a treaty to offer, and somebody to name? */
export function mayMakeTreaty(state: PublicState): boolean {
  return treatyClause(state) !== null && treatyPartners(state).length > 0;
}

/** Why this seat may not be named, or null. Naming nobody is always allowed. */
export function refuseTreaty(state: PublicState, seat: Seat | null): Refusal | null {
  if (seat === null || treatyPartners(state).includes(seat)) return null;
  if (seat === state.turnSeat) return refuse('DIP-1', 'treatyWithOneself', {}, 'nameAnother');
  if (seat >= state.players) return refuse(null, 'noSuchSeat', { seat, players: state.players });
  return refuse('DIP-1', 'attackedThisTurn', { seat }, 'nameAnother');
}

/** Makes peace with a seat, or with nobody. */
export function makeTreaty(play: Play, seat: Seat | null): void {
  const force = activeForce(play.state, play.state.turnSeat);
  if (!force || seat === null) return;
  play.state.pacts = [...play.state.pacts, { force: force.id, bound: seat }];
  play.events.push({ type: 'treatyMade', seat: force.seat, force: force.id, bound: seat, clause: 'DIP-1' });
}
