import type { StageName } from './types.ts';

const clauses: Readonly<Record<StageName, string>> = {
  pickCombo: 'COL-1',
  readyTroops: 'TRN-2',
  ghouls: 'GHO-2',
  conquer: 'CON-1',
  finalRoll: 'DIE-1',
  redeploy: 'RED-1',
  treaty: 'DIP-1',
  score: 'SCO-1',
  stout: 'STO-1',
  withdrawal: 'LOS-2',
  decline: 'DEC-1',
  handOver: 'TRN-7',
  gameOver: 'END-1',
};

/** The clause of the rules that a phase is about. */
export function phaseClause(phase: StageName): string {
  return clauses[phase];
}
