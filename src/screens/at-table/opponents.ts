import { useEffect } from 'react';
import type { Thought } from '../../opponents/types.ts';
import { partOf, type TableSnapshot, type ThinkInput, thinkBy } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { opponentDelayOf, useSettings } from '../../ui/look/index.ts';

let isAsked = false;

/** Asks an opponent to decide. Aborting the question ends the thread. */
async function decide(input: ThinkInput, signal: AbortSignal): Promise<Thought> {
  isAsked = true;
  const { ask, memoryOf } = await import('../../opponents/ask.ts');
  signal.throwIfAborted();
  const { view, opponent, log } = input;
  const events = log.flatMap((entry) => entry.events);
  return ask(view, opponent.character ? { ...opponent, memory: memoryOf(view, events) } : opponent, signal);
}

/** The chart's `think`, for opponents on this page. */
export const think = thinkBy(decide);

export function dismissThinkers(): void {
  if (isAsked)
    void import('../../opponents/ask.ts').then(
      ({ dismiss }) => dismiss(),
      () => undefined,
    );
}

function hasThinkers(snapshot: TableSnapshot): boolean {
  const seats = snapshot.context.setup?.seats ?? [];
  return seats.some(({ control }) => control !== 'human') && partOf(snapshot) !== 'gameOver';
}

/** Ends the thread as soon as nobody needs it any more: only people continue, or the game is over or left. */
export function useThinkers(): void {
  const isNeeded = TableActor.useSelector(hasThinkers);
  useEffect(() => (isNeeded ? dismissThinkers : undefined), [isNeeded]);
}

/** The pause before an opponent's step, in milliseconds, by the person's present settings. */
export function opponentDelay(): number {
  return opponentDelayOf(useSettings.getState());
}
