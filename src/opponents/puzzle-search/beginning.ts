import type { GameState } from '../../rules/index.ts';

export function isTurnsBeginning({ phase, turn }: Pick<GameState, 'phase' | 'turn'>): boolean {
  if (phase === 'pickCombo') return !turn.picked;
  return phase === 'readyTroops' || ((phase === 'conquer' || phase === 'ghouls') && turn.conquests.length === 0);
}
