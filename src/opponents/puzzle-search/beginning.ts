import type { GameState } from '../../rules/index.ts';

/** May a puzzle begin here, at the beginning of a turn? */
export function isTurnsBeginning({ phase, turn }: Pick<GameState, 'phase' | 'turn'>): boolean {
  if (phase === 'pickCombo') return !turn.picked;
  return phase === 'readyTroops' || ((phase === 'conquer' || phase === 'ghouls') && turn.conquests.length === 0);
}
