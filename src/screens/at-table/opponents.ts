import { useEffect } from 'react';
import type { Thought } from '../../opponents/types.ts';
import { opponentAtWork, partOf, type TableSnapshot, type ThinkInput, thinkBy } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { opponentDelayOf, useSettings } from '../../ui/look/index.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

/** Milliseconds after waking in which a timed-out thought is blamed on the sleep alone. */
const wakingTime = 5000;

/** A woken page finds all time limits expired, even of a thought that slept as well: it is asked again. */
export function useWaking(actor: Actor): void {
  useEffect(() => {
    let woken = Number.NEGATIVE_INFINITY;
    const ended = new AbortController();
    const askAgainIfStuck = () => {
      if (performance.now() - woken < wakingTime && opponentAtWork(actor.getSnapshot()) === 'stuck') {
        // Only once: if it gets stuck again there is another reason.
        woken = Number.NEGATIVE_INFINITY;
        actor.send({ type: 'askAgain' });
      }
    };
    const wake = () => {
      if (document.hidden) return;
      woken = performance.now();
      askAgainIfStuck();
    };
    // A page may resume while hidden, and become visible without having been suspended.
    document.addEventListener('resume', wake, { signal: ended.signal });
    document.addEventListener('visibilitychange', wake, { signal: ended.signal });
    const { unsubscribe } = actor.subscribe(askAgainIfStuck);
    return () => {
      ended.abort();
      unsubscribe();
    };
  }, [actor]);
}

let isAsked = false;

/** Asks an opponent to decide. Aborting the question ends the thread. */
async function decide(input: ThinkInput, signal: AbortSignal): Promise<Thought> {
  isAsked = true;
  const { ask, memoryOf } = await import('../../opponents/opponent-thread.ts');
  signal.throwIfAborted();
  const { view, opponent, log } = input;
  const events = log.flatMap((entry) => entry.events);
  return ask(view, opponent.character ? { ...opponent, memory: memoryOf(view, events) } : opponent, signal);
}

/** The chart's `think`, for opponents on this page. */
export const think = thinkBy(decide);

export function dismissThinkers(): void {
  if (isAsked)
    void import('../../opponents/opponent-thread.ts').then(
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
export function opponentDelay({ context: { log, present } }: Pick<TableSnapshot, 'context'>): number {
  return opponentDelayOf(useSettings.getState(), log.at(-1)?.seat === present?.seat);
}
