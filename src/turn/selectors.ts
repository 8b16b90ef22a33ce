import type { TableSnapshot } from './machine.ts';
import type { Stage, StageName } from './types.ts';
import { isStageName } from './ways.ts';

/** The phase the table is in: the chart's own state name (`setUp` before a game). */
export function phaseOf(snapshot: TableSnapshot): StageName | 'setUp' {
  const { value, context } = snapshot;
  if (value === 'setUp') return 'setUp';
  const { playing } = value;
  const state = typeof playing === 'string' ? playing : (Object.keys(playing)[0] ?? '');
  return isStageName(state) ? state : (context.game?.phase ?? 'setUp');
}

/** The stage being shown, or null while the table waits for a player. */
export function nowShowing(snapshot: TableSnapshot): Stage | null {
  return snapshot.context.stages[0] ?? null;
}

/** May the player go a step back? */
export function canUndo(snapshot: TableSnapshot): boolean {
  return snapshot.can({ type: 'undo' });
}

/** Is the table hidden until the next player takes the seat? */
export function isCurtain(snapshot: TableSnapshot): boolean {
  return snapshot.matches({ playing: { handOver: 'curtain' } }) || snapshot.matches({ playing: 'takenUp' });
}

/** Does the opponent that is to decide think, or has it failed to decide? Null where a person is to decide or something is shown. */
export function opponentAtWork({ value }: TableSnapshot): 'thinking' | 'stuck' | null {
  const state = typeof value === 'string' || typeof value.playing === 'string' ? null : Object.values(value.playing)[0];
  return state === 'thinking' || state === 'stuck' ? state : null;
}
