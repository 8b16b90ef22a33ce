import type { LogEntry } from '../turn/index.ts';

/**
 * How many commands of the log are left when one goes back to the beginning of the latest step (`last` commands), or of the turn it belongs
 * to. Where a turn has just begun that is the turn before.
 */
export function cutOf(log: readonly LogEntry[], to: 'step' | 'turn', last: number): number {
  const end = Math.max(0, log.length - Math.max(1, last));
  if (to === 'step') return end;
  const ends = log.slice(0, end).map(({ events }) => events.some(({ type }) => type === 'turnBegan'));
  return ends.lastIndexOf(true) + 1;
}
