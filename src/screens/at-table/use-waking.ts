import { useEffect } from 'react';
import { opponentAtWork } from '../../session/turn/index.ts';
import type { TableActor } from '../../table/actor.ts';

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
