import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePanels } from '../../../hud/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { Control, SeatSetup } from '../../../session/turn/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { attend, lookAway } from '../../../table/attention/index.ts';
import { useScope } from '../../../table/scope.tsx';
import { useSettings } from '../../../ui/look/index.ts';
import { blank, useMemory } from '../../learn/memory.ts';
import { type showcaseMachine, visitOf } from '../machine.ts';
import type { ShowcaseSpeed } from '../options.ts';

interface Visitor {
  readonly visit: 'awake' | 'counting' | null;
  readonly sitDown: () => void;
  readonly touch: () => void;
  readonly giveBack: () => void;
}

/** Seats a visitor with settings and a coach of their own; all is undone in the end, and nothing is saved. */
export function useVisit(showcase: ActorRefFrom<typeof showcaseMachine>, speed: ShowcaseSpeed): Visitor {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const visit = useSelector(showcase, visitOf);
  const isThere = visit !== null;

  const sitDown = useCallback(() => {
    const { setup } = actor.getSnapshot().context;
    if (setup !== null) showcase.send({ type: 'visit', before: setup.seats });
  }, [actor, showcase]);
  const touch = useCallback(() => showcase.send({ type: 'touched' }), [showcase]);
  const giveBack = useCallback(() => showcase.send({ type: 'giveBack' }), [showcase]);

  useEffect(() => {
    if (!isThere) return;
    const { before } = showcase.getSnapshot().context;
    const { present } = actor.getSnapshot().context;
    if (before === null || present === null) return;
    const returnSettings = useSettings.lend({ speed: speed === 'instant' ? 'instant' : 1, coach: 'all', tell: 'all' });
    const returnMemory = useMemory.lend(blank);
    attend(scope, { selected: null });
    actor.send({ type: 'give', seat: present.seat, control: 'human' });
    return () => {
      returnSettings();
      returnMemory();
      usePanels.of(scope).setState(usePanels.of(scope).getInitialState(), true);
      lookAway(scope);
      const { setup } = actor.getSnapshot().context;
      for (const { seat, control } of setup === null ? [] : seatsToGive(before, setup.seats))
        actor.send({ type: 'give', seat, control });
    };
  }, [actor, showcase, isThere, speed, scope]);

  return { visit, sitDown, touch, giveBack };
}

export function seatsToGive(
  before: readonly SeatSetup[],
  now: readonly SeatSetup[],
): readonly { seat: Seat; control: Control }[] {
  return before.flatMap(({ control }, seat) =>
    now[seat] && JSON.stringify(now[seat].control) !== JSON.stringify(control) ? [{ seat, control }] : [],
  );
}
