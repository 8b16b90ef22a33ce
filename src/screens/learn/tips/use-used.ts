import { useEffect, useRef } from 'react';
import type { Game } from '../../../hud/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { noteUsed } from '../memory.ts';
import { clausesUsed } from './used.ts';

/** Milliseconds before an action counts as known, so that the coach can comment on it first. */
const patience = 500;

/** Remembers what the person at the screen has used correctly, in a lesson as well. */
export function useUsed({ view: { viewer } }: Game): void {
  const log = TableActor.useSelector(({ context }) => context.log);
  const noted = useRef(log.length);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = log.slice(noted.current);
    noted.current = log.length;
    const own = fresh.filter(({ seat }) => seat === viewer);
    if (own.length === 0) return;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      noteUsed(own.flatMap(clausesUsed));
    }, patience);
    timers.current.add(timer);
  }, [log, viewer]);
  // Drop what was not recorded before the coach unmounts: the memory may be another person's by then.
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, []);
}
