import type { TellChoice } from '../../look/index.ts';
import type { Line } from './narration.ts';

/** The events that are announced where only turns and their income are. */
const turning: readonly Line['key'][] = ['log.turnBegan', 'log.declined', 'log.scored', 'log.gameEnded'];

/**
 * What is told aloud of what happened. `led` says that the focus is led to the heading of a turn that begins, which is read out: then its
 * beginning is not told here as well.
 */
export function announced(lines: readonly Line[], tell: TellChoice, led: boolean): readonly Line[] {
  if (tell === 'none') return [];
  return lines.filter(({ key }) => (tell === 'all' || turning.includes(key)) && !(led && key === 'log.turnBegan'));
}
