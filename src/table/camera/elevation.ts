import type { Subject } from './table-points.ts';

/**
 * Elevation of the seated camera above the table's plane, in radians: steep on a tall screen; on a wide one flatter, all the more for a board as deep
 * as it is wide, which then fills more of the picture.
 */
const SEATED = { tall: 1.1, wide: 0.98, square: 0.72 } as const;
/** A board this many times as wide as deep counts as wide. */
const WIDE = 1.5;
/** Straight down, minus a hair, so that up stays up; in radians. */
export const PLAN = Math.PI / 2 - 0.0005;
/** Elevation from which a cloth behind the far row is seen over its figures, in radians. */
export const HONOUR = 1;

/** Elevation of the seated camera for this board and arrangement, in radians. */
export function seatedElevation({ arrangement, board }: Subject): number {
  if (arrangement === 'tall') return SEATED.tall;
  const wide = Math.min(1, Math.max(0, (board.width / board.height - 1) / (WIDE - 1)));
  return SEATED.square + (SEATED.wide - SEATED.square) * wide;
}
