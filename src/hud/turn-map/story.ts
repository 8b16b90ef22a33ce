import { isConquest, isDeployment } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';

/** The pictures in which a turn is told, in order. */
export const pictures = ['begin', 'conquer', 'die', 'move', 'score'] as const;

/** The parts of the turn that each picture tells of, as the ribbon calls them. */
export const phasesOf: Readonly<Record<(typeof pictures)[number], readonly StageName[]>> = {
  begin: ['pickCombo', 'readyTroops'],
  conquer: ['conquer'],
  die: ['finalRoll'],
  move: ['redeploy'],
  score: ['score'],
};

export type PictureName = (typeof pictures)[number];

/** The picture that tells of a phase of the turn; null when the game is over. */
export function pictureOf(phase: StageName): PictureName | null {
  if (phase === 'gameOver') return null;
  if (phase === 'finalRoll') return 'die';
  if (isConquest(phase)) return 'conquer';
  // Peace is made while the troops are at rest, before the coins are counted.
  if (isDeployment(phase) || phase === 'treaty') return 'move';
  return phase === 'pickCombo' || phase === 'readyTroops' || phase === 'decline' ? 'begin' : 'score';
}
