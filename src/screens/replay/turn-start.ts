import type { LogEntry } from '../../rules/course.ts';
import type { Seat } from '../../rules/index.ts';

/** In commands: where these seats' last turn ended; the turn before if nothing happened since; 0 if none. */
export function sinceTurnOf(log: readonly LogEntry[], seats: readonly Seat[]): number {
  const ends = log.flatMap(({ events }, at) =>
    events.some((event) => event.type === 'turnEnded' && seats.includes(event.seat)) ? [at + 1] : [],
  );
  return ends.findLast((end) => end < log.length) ?? 0;
}
