import { turnRows } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';

/** Position of a phase on the card: its cell from the left and from the top. */
type Point = readonly [along: number, across: number];

export const extent = { along: 8, across: 3 } as const;

export function placeOf(phase: StageName): Point {
  return turnRows[phase].cell;
}
