import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, Seat } from '../../rules/index.ts';

export function lastScore(
  log: readonly LogEntry[],
  seat?: Seat,
): { readonly seat: Seat; readonly amount: number; readonly events: readonly GameEvent[] } | null {
  for (const { events } of log.toReversed()) {
    const scored = events.findLast((event) => event.type === 'scored');
    if (scored?.type === 'scored' && (seat === undefined || scored.seat === seat))
      return { seat: scored.seat, amount: scored.amount, events };
  }
  return null;
}
