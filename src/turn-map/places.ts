import type { StageName } from '../turn/index.ts';

/** Where a phase lies on the card, from the left and from the top, and the clause it is about. */
interface Place {
  readonly at: readonly [along: number, across: number];
  readonly clause: string;
}

/** The card as it is laid out: the usual way of a turn runs along the middle; what not every turn has lies above and below. */
const places: Readonly<Record<StageName, Place>> = {
  pickCombo: { at: [0, 0], clause: 'COL-1' },
  readyTroops: { at: [0, 1], clause: 'TRN-2' },
  ghouls: { at: [1, 0], clause: 'GHO-2' },
  conquer: { at: [2, 1], clause: 'CON-1' },
  finalRoll: { at: [3, 0], clause: 'DIE-1' },
  redeploy: { at: [3, 1], clause: 'RED-1' },
  treaty: { at: [4, 0], clause: 'DIP-1' },
  score: { at: [5, 1], clause: 'SCO-1' },
  stout: { at: [6, 0], clause: 'STO-1' },
  withdrawal: { at: [6, 1], clause: 'LOS-2' },
  decline: { at: [5, 2], clause: 'DEC-1' },
  handOver: { at: [7, 1], clause: 'TRN-7' },
  gameOver: { at: [7, 2], clause: 'END-1' },
};

/** Cells along and across. */
export const extent = { along: 8, across: 3 } as const;

/** The cell of a phase. */
export function placeOf(phase: StageName): Place['at'] {
  return places[phase].at;
}

/** The clause a phase is about. */
export function clauseOf(phase: StageName): string {
  return places[phase].clause;
}
