import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, Seat } from '../../rules/index.ts';
import type { Stage } from '../../session/turn/index.ts';

/** Pay of turns shown so far, which is public (SCO-3). `stages`: still to be shown, the present first. */
export function earnedSoFar(players: number, log: readonly LogEntry[], stages: readonly Stage[]): readonly number[] {
  const sums = Array.from({ length: players }, () => 0);
  const add = (events: readonly GameEvent[], sign: 1 | -1) => {
    for (const event of events)
      if (event.type === 'scored') sums[event.seat] = (sums[event.seat] ?? 0) + sign * event.amount;
  };
  for (const { events } of log) add(events, 1);
  for (const { events } of stages.slice(1)) add(events, -1);
  return sums;
}

/** Who is ahead: everybody with the most coins; empty while nobody has any. */
export function leaders(coins: readonly number[]): readonly Seat[] {
  const most = Math.max(0, ...coins);
  return most === 0 ? [] : coins.flatMap((amount, seat) => (amount === most ? [seat] : []));
}
