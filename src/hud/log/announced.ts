import type { TellChoice } from '../../ui/look/index.ts';
import type { Line } from './narration.ts';

/** The events announced when only turns and their income are wanted. */
const turning: readonly Line['key'][] = ['log.turnBegan', 'log.declined', 'log.scored', 'log.gameEnded'];

/** Of those the ones that a summary of another's turn says as well. */
const summedUp: readonly Line['key'][] = ['log.declined', 'log.scored'];

/**
 * The lines to announce. `isCalled`: whoever's turn begins is called to it, and hears of it so. `isTold`: it is another's turn, whose summary follows where only turns are wanted:
 * either its steps are announced or that.
 */
export function announced(
  lines: readonly Line[],
  tell: TellChoice,
  { isCalled = false, isTold = false }: { readonly isCalled?: boolean; readonly isTold?: boolean } = {},
): readonly Line[] {
  if (tell === 'none') return [];
  return lines.filter(
    ({ key }) =>
      (tell === 'all' || (turning.includes(key) && !(isTold && summedUp.includes(key)))) &&
      !(isCalled && key === 'log.turnBegan'),
  );
}
