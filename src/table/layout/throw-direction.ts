import type { Seat } from '../../rules/index.ts';
import type { TableState } from './index.ts';
import { diePlace, seatPlace } from './table-plan.ts';

/** From the die's resting place to the player who throws it: radians from x towards the viewer. */
export function throwDirection(
  { board, arrangement }: Pick<TableState, 'board' | 'arrangement'>,
  players: number,
  seat: Seat,
): number {
  const die = diePlace(board, arrangement);
  const place = seatPlace(board, players, seat);
  return Math.atan2(place.z - die.z, place.x - die.x);
}
