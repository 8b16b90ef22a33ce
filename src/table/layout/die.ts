import type { Seat } from '../../rules/index.ts';
import type { TableState } from './index.ts';
import { diePlace, seatPlace } from './table-plan.ts';

interface DieFace {
  readonly value: number;
  readonly normal: readonly [number, number, number];
}

/** The six faces (SET-9): three blank, then 1, 2 and 3 pips. Each value is opposite a blank. */
export const dieFaces: readonly DieFace[] = [
  { value: 0, normal: [0, -1, 0] },
  { value: 1, normal: [0, 1, 0] },
  { value: 0, normal: [-1, 0, 0] },
  { value: 2, normal: [1, 0, 0] },
  { value: 0, normal: [0, 0, -1] },
  { value: 3, normal: [0, 0, 1] },
];

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
