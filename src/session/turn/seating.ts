import type { LevelId, Opponent } from '../../opponents/types.ts';
import type { Phase, Seat } from '../../rules/index.ts';
import type { Context } from './context.ts';
import type { Refused } from './table-port.ts';
import type { Control, SeenSetup } from './types.ts';

type Seated = Pick<SeenSetup, 'seats'>;

export function opponentIn({ seats }: Seated, seat: Seat): Opponent | null {
  const control = seats[seat]?.control ?? 'human';
  return control === 'human' ? null : control;
}

/** The same opponent at another level: on no rung any more. */
export function withLevel({ rung: _rung, ...opponent }: Opponent, level: LevelId): Opponent {
  return { ...opponent, level };
}

export function isPersonHere({ setup, here }: Pick<Context, 'setup' | 'here'>, seat: Seat): boolean {
  return setup?.seats[seat]?.control === 'human' && here.includes(seat);
}

/** The only person at this screen; null where there are several, or none. */
export function onlyPerson(context: Pick<Context, 'setup' | 'here'>): Seat | null {
  const people = context.here.filter((seat) => isPersonHere(context, seat));
  const [first, second] = people;
  return first !== undefined && second === undefined ? first : null;
}

/**
 * The seat to put in front of the screen: the present one stays while a person controls it. Otherwise the only person here, or in a new game the
 * person to decide; null for a resumed game, where the curtain asks who is there.
 */
export function seatToTake(context: Context): Seat | null {
  const { viewer, present, log, isTakenUp } = context;
  if (viewer !== null && isPersonHere(context, viewer)) return viewer;
  const only = onlyPerson(context);
  if (only !== null || !present) return only;
  return !isTakenUp && log.length === 0 && isPersonHere(context, present.seat) ? present.seat : null;
}

/** May the seat be given to this one? A person cannot take it from a person, and a finished game needs nobody. */
export function mayGive({ seats }: Seated, phase: Phase, seat: Seat, control: Control): boolean {
  const now = seats[seat]?.control;
  return now !== undefined && phase !== 'gameOver' && (now !== 'human' || control !== 'human');
}

/** Why a step is refused while another seat decides; reveals nothing that seat holds. */
export function othersDecide(seat: Seat, command: unknown): Refused {
  return { command, refusal: { clause: null, code: 'othersDecide', facts: { seat }, remedy: null } };
}
