import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent } from '../../rules/index.ts';

const has = (type: GameEvent['type']) => (entry: LogEntry) => entry.events.some((event) => event.type === type);

/** Length of the log without its latest step: an opponent's redeployment is a single step. */
function withoutStep(log: readonly LogEntry[]): number {
  const before = log.slice(0, -1);
  return log.at(-1)?.command.type === 'endRedeployment' ? before.findLastIndex(has('phaseChanged')) + 1 : before.length;
}

/** Length of the log after going back to the beginning of the latest step, or of its turn. If a turn has just begun, to the turn before. */
export function cutOf(log: readonly LogEntry[], to: 'step' | 'turn'): number {
  const end = withoutStep(log);
  if (to === 'step') return end;
  return log.slice(0, end).findLastIndex(has('turnBegan')) + 1;
}
