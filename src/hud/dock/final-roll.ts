import type { LogEntry } from '../../rules/course.ts';
import type { RegionId } from '../../rules/index.ts';

/** A final roll (DIE-2, DIE-3): the face, the region it was for, and whether that was taken. */
export interface FinalRoll {
  readonly value: number;
  readonly region: RegionId;
  readonly won: boolean;
}

/** The final roll that was the very last step; null once anything has followed. */
export function lastRoll(log: readonly LogEntry[]): FinalRoll | null {
  const { events = [] } = log.at(-1) ?? {};
  for (const event of events)
    if (event.type === 'dieRolled' && event.purpose === 'finalRoll' && event.region !== null)
      return { value: event.value, region: event.region, won: events.some(({ type }) => type === 'conquered') };
  return null;
}
