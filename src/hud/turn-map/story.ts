import { isConquest, isDeployment } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';

export const pictures = ['begin', 'conquer', 'die', 'move', 'score'] as const;

export const phasesOf: Readonly<Record<(typeof pictures)[number], readonly StageName[]>> = {
  begin: ['pickCombo', 'readyTroops'],
  conquer: ['conquer'],
  die: ['finalRoll'],
  move: ['redeploy'],
  score: ['score'],
};

export type PictureName = (typeof pictures)[number];

export function pictureOf(phase: StageName): PictureName | null {
  if (phase === 'gameOver') return null;
  if (phase === 'finalRoll') return 'die';
  if (isConquest(phase)) return 'conquer';
  // Peace is made while the troops are at rest, before the coins are counted.
  if (isDeployment(phase) || phase === 'treaty') return 'move';
  return phase === 'pickCombo' || phase === 'readyTroops' || phase === 'decline' ? 'begin' : 'score';
}
