import type { TellChoice } from '../../look/index.ts';
import type { Line } from './narration.ts';

/** The events announced when only turns and their income are wanted. */
const turning: readonly Line['key'][] = ['log.turnBegan', 'log.declined', 'log.scored', 'log.gameEnded'];

/**
 * The lines to announce. `led` says that the focus moves to the heading of a new turn, which is read out: then its beginning is not announced as
 * well.
 */
export function announced(lines: readonly Line[], tell: TellChoice, led: boolean): readonly Line[] {
  if (tell === 'none') return [];
  return lines.filter(({ key }) => (tell === 'all' || turning.includes(key)) && !(led && key === 'log.turnBegan'));
}
