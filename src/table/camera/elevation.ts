import type { Subject } from './table-points.ts';

/** In radians: steep on a tall screen, flatter on a wide one, more so for a square board: it fills more. */
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
