import { useCallback, useEffect, useRef, useState } from 'react';
import type { NextGame } from '../../hud/index.ts';
import { SaveError, type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import type { Saves } from '../../session/saves/saves.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { withCoach } from '../learn/coach.ts';
import type { Stuck } from '../page/use-attempt.ts';
import type { Session } from '../set-up/session.ts';
import { go, type Shown } from '../use-route.ts';

export interface Sitting {
  /** Null for nobody, or while it is being fetched. */
  readonly session: Session | null;
  readonly sit: (next: Session) => void;
  readonly begin: (next: NextGame) => void;
  readonly stuck: Stuck | null;
  readonly setStuck: (stuck: Stuck | null) => void;
}

/**
 * The game of the address. Whoever goes elsewhere gets up from it, and finds it again when they come back: it is saved, and one that is in no list lasts as long
 * as the page. A replay and a puzzle lie over it. Where it cannot be had, `turnBack` says why.
 */
export function useSession(
  saves: Saves | SaveError,
  { route }: Shown,
  turnBack: (problem: SaveProblem) => void,
): Sitting {
  const [session, setSession] = useState<Session | null>(null);
  const [stuck, setStuck] = useState<Stuck | null>(null);
  /** The game that somebody sits at, also before it is shown. */
  const at = useRef<Session | null>(null);
  /** The last one that is in no list, once somebody got up from it. */
  const unkept = useRef<Session | null>(null);
  const coming = useRef(Promise.resolve());

  const take = useCallback((next: Session | null) => {
    const last = at.current;
    last?.end();
    if (last?.id === 'unsaved') unkept.current = last;
    at.current = next;
    setStuck(null);
    setSession(next);
  }, []);
  const sit = useCallback(
    (next: Session) => {
      take(next);
      go({ at: 'game', id: next.id });
    },
    [take],
  );

  const isOver = route.at === 'replay' || route.at === 'puzzle';
  const wanted = route.at === 'game' ? route.id : null;
  useEffect(() => {
    if (isOver || wanted === (at.current?.id ?? null)) return;
    if (wanted === null) return take(null);
    // Whoever has left it may not be whoever comes back: it begins behind its curtain.
    if (unkept.current?.id === wanted) return take({ ...unkept.current, isTakenUp: true });
    if (saves instanceof SaveError) return turnBack('missing');
    let isOff = false;
    // One after the other: each holds the game until it is dropped.
    coming.current = coming.current.then(async () => {
      if (isOff) return;
      try {
        const { resumeSession } = await fetchNow(() => import('../set-up/session.ts'));
        const next = await withCoach(await resumeSession(saves, wanted));
        if (isOff) next.end();
        else take(next);
      } catch (failure) {
        if (!isOff) turnBack(unreadOf(failure));
      }
    });
    return () => {
      isOff = true;
    };
  }, [isOver, wanted, saves, take, turnBack]);

  const begin = useCallback(
    async function begin(next: NextGame) {
      if (session === null) return;
      setStuck(null);
      try {
        const { beginNext } = await fetchNow(() => import('../set-up/next-game.ts'));
        const fresh = await withCoach(await beginNext(saves, next, session.table.record().setup));
        if (at.current === session) sit(fresh);
        else fresh.end();
      } catch (failure) {
        // Whoever is still there stays, and may try again.
        if (at.current === session) setStuck({ problem: unreadOf(failure), again: () => void begin(next) });
      }
    },
    [saves, session, sit],
  );
  return { session, sit, begin, stuck, setStuck };
}
