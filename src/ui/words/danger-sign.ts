import type { Grade } from '../../rules/ahead.ts';
import { number } from '../locale/index.ts';

/** A chance, 0–1, to be shown in whole percent: never as none or as certain, which it is not. */
export function shownChanceOf(chance: number): number {
  return Math.min(0.99, Math.max(0.01, chance));
}

/** How near a danger is, as the signs on the board say it; the chance, 0–1, is that of a throw. */
export function gradeSign(grade: Grade | 'safe', chance: number): string {
  switch (grade) {
    case 'certain':
      return '!';
    case 'chance':
      return number(shownChanceOf(chance), { style: 'percent' });
    case 'new':
      return '?';
    case 'remote':
    case 'safe':
      return '✓';
  }
}
