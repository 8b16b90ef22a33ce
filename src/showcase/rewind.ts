import type { GameEvent } from '../rules/index.ts';
import type { LogEntry } from '../turn/index.ts';

const has = (type: GameEvent['type']) => (entry: LogEntry) => entry.events.some((event) => event.type === type);

/** How many commands of the log are left without the latest step of it: an opponent does all of a redeployment in one. */
function withoutStep(log: readonly LogEntry[]): number {
  const before = log.slice(0, -1);
  return log.at(-1)?.command.type === 'endRedeployment' ? before.findLastIndex(has('phaseChanged')) + 1 : before.length;
}

/**
 * How many commands of the log are left when one goes back to the beginning of the latest step, or of the turn it belongs to. Where a turn has
 * just begun that is the turn before.
 */
export function cutOf(log: readonly LogEntry[], to: 'step' | 'turn'): number {
  const end = withoutStep(log);
  if (to === 'step') return end;
  return log.slice(0, end).findLastIndex(has('turnBegan')) + 1;
}
