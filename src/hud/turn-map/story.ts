import { isConquest, isDeployment } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import type { turnPictures } from '../minute/MinutePicture.tsx';

type TurnPicture = (typeof turnPictures)[number];

export const phasesOf: Readonly<Record<TurnPicture, readonly StageName[]>> = {
  begin: ['pickCombo', 'readyTroops'],
  conquer: ['conquer'],
  die: ['finalRoll'],
  move: ['redeploy'],
  score: ['score'],
};

export function pictureOf(phase: StageName): TurnPicture | null {
  if (phase === 'gameOver') return null;
  if (phase === 'finalRoll') return 'die';
  if (isConquest(phase)) return 'conquer';
  // Peace is made while the troops are at rest, before the coins are counted.
  if (isDeployment(phase) || phase === 'treaty') return 'move';
  return phase === 'pickCombo' || phase === 'readyTroops' || phase === 'decline' ? 'begin' : 'score';
}
