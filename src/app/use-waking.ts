import { useEffect } from 'react';
import { opponentAtWork } from '../turn/index.ts';
import type { TableActor } from '../turn/react.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

/** Milliseconds after waking in which a thought that was given up was given up for the sleep alone. */
const wakingTime = 5000;

/**
 * A page that was put to sleep wakes with all its time limits past, that of a thought among them, whose thread slept as well: then the
 * opponent is asked again, and nobody has to.
 */
export function useWaking(actor: Actor): void {
  useEffect(() => {
    let woken = Number.NEGATIVE_INFINITY;
    const ended = new AbortController();
    const askAgainIfStuck = () => {
      if (performance.now() - woken < wakingTime && opponentAtWork(actor.getSnapshot()) === 'stuck') {
        // Once: what is stuck again is stuck for another reason.
        woken = Number.NEGATIVE_INFINITY;
        actor.send({ type: 'askAgain' });
      }
    };
    const wake = () => {
      if (document.hidden) return;
      woken = performance.now();
      askAgainIfStuck();
    };
    // A page may wake unseen, and be seen again without having slept.
    document.addEventListener('resume', wake, { signal: ended.signal });
    document.addEventListener('visibilitychange', wake, { signal: ended.signal });
    const { unsubscribe } = actor.subscribe(askAgainIfStuck);
    return () => {
      ended.abort();
      unsubscribe();
    };
  }, [actor]);
}
