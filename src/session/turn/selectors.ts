import type { TableSnapshot } from './machine.ts';
import { isStageName } from './stages.ts';
import type { Stage, StageName } from './types.ts';

/** What the table is doing now: the chart's own name of the innermost state; null before a game. */
export function activityOf({ value }: TableSnapshot) {
  if (typeof value === 'string') return null;
  const activity = value.playing.table;
  return typeof activity === 'string' ? activity : activity.requesting;
}

/** The part of the turn that the table is in: the chart's own state name (`setUp` before a game). */
export function partOf({ value }: TableSnapshot): StageName | 'setUp' {
  const part = typeof value === 'string' ? value : value.playing.turn;
  return typeof part === 'string' && isStageName(part) ? part : 'setUp';
}

export function nowShowing(snapshot: TableSnapshot): Stage | null {
  return snapshot.context.stages[0] ?? null;
}

export function canUndo(snapshot: TableSnapshot): boolean {
  return snapshot.can({ type: 'undo' });
}

export function isCurtain(snapshot: TableSnapshot): boolean {
  return snapshot.matches({ playing: { table: 'curtain' } }) || snapshot.matches({ playing: { table: 'seating' } });
}

export function isElsewhere(snapshot: TableSnapshot): boolean {
  return snapshot.matches({ playing: { table: 'elsewhere' } });
}

/** `waiting`: the table is paused; null where a person is to decide or something is shown. */
export function opponentAtWork(snapshot: TableSnapshot): 'thinking' | 'waiting' | 'stuck' | null {
  const activity = activityOf(snapshot);
  if (activity === 'thinking' && snapshot.context.isPaused) return 'waiting';
  return activity === 'thinking' || activity === 'stuck' ? activity : null;
}
