import { useEffect, useRef } from 'react';
import type { Game } from '../../../hud/index.ts';
import type { GameEvent } from '../../../rules/index.ts';
import type { Stage } from '../../../session/turn/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { noteUsed } from '../memory.ts';

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

/** Clauses the player of a stage has used by choice. Mere consequences do not count. */
export function clausesUsed({ events, seat }: Pick<Stage, 'events' | 'seat'>): readonly string[] {
  return [...new Set(events.flatMap((event) => usedIn(event, seat)))];
}

function usedIn(event: GameEvent, seat: Stage['seat']): readonly string[] {
  switch (event.type) {
    case 'conquered':
      // A race's discounts come without a choice.
      return [
        ...(event.cost?.lines ?? [])
          .filter(({ source }) => source !== 'discount' && source !== 'surcharge')
          .map(({ clause }) => clause),
        event.clause,
      ];
    case 'tokensMoved':
      return event.seat === seat && event.why === 'placed' ? [event.clause] : [];
    case 'comboPicked':
      return event.cost > 0 ? [event.clause, 'COL-2'] : [event.clause];
    case 'dieRolled':
      return event.purpose === 'finalRoll' ? ['DIE-1', event.clause] : [event.clause];
    case 'markerMoved':
      return event.to.at === 'region' ? [event.clause] : [];
    case 'regionAbandoned':
    case 'declined':
    case 'treatyMade':
      return [event.clause];
    default:
      return [];
  }
}
