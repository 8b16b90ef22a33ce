import { useEffect } from 'react';
import { breathOf, useSettings } from '../look/index.ts';
import type { Thought } from '../opponents/index.ts';
import { loadThread } from '../opponents/later.ts';
import { phaseOf, type TableSnapshot, type ThinkInput, thinkBy } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';

/** Was the opponents' thread ever asked for? */
let isAsked = false;

/** Has an opponent decide. A question that is taken back ends the thread. */
async function decide(input: ThinkInput, signal: AbortSignal): Promise<Thought> {
  isAsked = true;
  const { ask } = await loadThread();
  signal.throwIfAborted();
  return ask(input.view, input.opponent, signal);
}

/** How opponents of this page are asked, for the chart. */
export const think = thinkBy(decide);

/** Ends the thread, if there ever was one. */
export function dismissThinkers(): void {
  if (isAsked)
    void loadThread().then(
      ({ dismiss }) => dismiss(),
      () => undefined,
    );
}

/** Does an opponent sit at the table who may yet have something to decide? */
function hasThinkers(snapshot: TableSnapshot): boolean {
  const seats = snapshot.context.setup?.seats ?? [];
  return seats.some(({ control }) => control !== 'human') && phaseOf(snapshot) !== 'gameOver';
}

/** Ends the thread as soon as nobody at the table needs it any more: only people play on, the game is over, or it is left. */
export function useThinkers(): void {
  const isNeeded = TableActor.useSelector(hasThinkers);
  useEffect(() => (isNeeded ? dismissThinkers : undefined), [isNeeded]);
}

/** The pause before an opponent's step, in milliseconds, as the person at the screen likes it now. */
export function breath(): number {
  return breathOf(useSettings.getState());
}
