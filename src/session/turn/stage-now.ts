import type { Context } from './context.ts';
import { isPersonHere } from './seating.ts';
import type { StageName } from './types.ts';

/** Is it for another person at this screen to decide, not the one in front of it? */
export function isAnotherPersons(context: Context): boolean {
  const { present, viewer } = context;
  return present !== null && present.seat !== viewer && isPersonHere(context, present.seat);
}

/** Is the screen handed from one person to another? Sitting down to a resumed game does not count. */
function isHandedOver(context: Context): boolean {
  const isFirst = context.viewer === null && context.isTakenUp;
  return context.present?.phase !== 'gameOver' && isAnotherPersons(context) && !isFirst;
}

/** The part of the turn the table is in: that of the stage being shown, else the phase of the game; null before it is known. */
export function stageNow(context: Context): StageName | null {
  const { stages, present } = context;
  if (stages[0] || present === null) return stages[0]?.name ?? null;
  return isHandedOver(context) ? 'handOver' : present.phase;
}
