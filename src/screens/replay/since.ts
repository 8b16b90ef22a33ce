import type { LogEntry } from '../../rules/course.ts';
import type { Seat } from '../../rules/index.ts';

/**
 * How many commands had been played when the last turn of one of these seats was over: what has happened since is what somebody wants to see who comes back. If
 * nothing has, the turn before counts; 0 if there is none.
 */
export function sinceTurnOf(log: readonly LogEntry[], seats: readonly Seat[]): number {
  const ends = log.flatMap(({ events }, at) =>
    events.some((event) => event.type === 'turnEnded' && seats.includes(event.seat)) ? [at + 1] : [],
  );
  return ends.findLast((end) => end < log.length) ?? 0;
}
