import type { Command } from '../rules/index.ts';
import type { LogEntry } from '../turn/index.ts';

/** What an opponent does in one step with the end of its redeployment. */
const deployments: readonly Command['type'][] = ['place', 'lift', 'placeMarker', 'liftMarker'];

/** How many commands of the log are left without the latest step of it. */
function withoutStep(log: readonly LogEntry[]): number {
  const end = log.at(-1);
  const before = log.slice(0, -1);
  if (end?.command.type !== 'endRedeployment') return before.length;
  return before.findLastIndex(({ seat, command }) => seat !== end.seat || !deployments.includes(command.type)) + 1;
}

/**
 * How many commands of the log are left when one goes back to the beginning of the latest step, or of the turn it belongs to. Where a turn has
 * just begun that is the turn before.
 */
export function cutOf(log: readonly LogEntry[], to: 'step' | 'turn'): number {
  const end = withoutStep(log);
  if (to === 'step') return end;
  const ends = log.slice(0, end).map(({ events }) => events.some(({ type }) => type === 'turnBegan'));
  return ends.lastIndexOf(true) + 1;
}
