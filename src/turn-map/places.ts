import type { StageName } from '../turn/index.ts';

/** Where a phase lies on the card: its cell from the left and from the top. */
type Point = readonly [along: number, across: number];

/** The card as it is laid out: the usual way of a turn runs along the middle; what not every turn has lies above and below. */
const places: Readonly<Record<StageName, Point>> = {
  pickCombo: [0, 0],
  readyTroops: [0, 1],
  ghouls: [1, 0],
  conquer: [2, 1],
  finalRoll: [3, 0],
  redeploy: [3, 1],
  treaty: [4, 0],
  score: [5, 1],
  stout: [6, 0],
  withdrawal: [6, 1],
  decline: [5, 2],
  handOver: [7, 1],
  gameOver: [7, 2],
};

/** Cells along and across. */
export const extent = { along: 8, across: 3 } as const;

/** The cell of a phase. */
export function placeOf(phase: StageName): Point {
  return places[phase];
}
