import { useActor } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { nowShowing } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import type { Shot } from '../../table/attention/index.ts';
import type { TableHost } from '../../table/host.ts';
import { useScope } from '../../table/scope.tsx';
import type { Caption } from './caption.ts';
import { pacedIn, pacingMachine, type ShowConditions, throwsDie } from './pacing.ts';

/**
 * What is being shown, how fast (`rate`: 0 while the camera is still moving), and what the table is to tell of it: the chart learns that a stage has been
 * shown once the caption has been read.
 */
export interface Pacer extends Required<Pick<TableHost, 'rate' | 'onShown' | 'onMoment'>> {
  readonly caption: Caption | null;
  readonly isOutcomeShown: boolean;
  readonly shot: Shot;
}

export function usePacer({ speed, still, isTitle, isOff, isHeld }: ShowConditions): Pacer {
  const table = TableActor.useActorRef();
  const scope = useScope();
  const stage = TableActor.useSelector(nowShowing);
  const entries = TableActor.useSelector(({ context }) => context.log.length);
  const conditions = { speed, still, isTitle, isOff, isHeld };
  const [state, send] = useActor(pacingMachine, { input: { table, scope, conditions } });

  useEffect(() => {
    send({ type: 'conditions', conditions: { speed, still, isTitle, isOff, isHeld } });
  }, [send, speed, still, isTitle, isOff, isHeld]);

  useEffect(() => send({ type: 'table', stage, entries }), [send, stage, entries]);

  const onMoment = useCallback<Pacer['onMoment']>(
    (events, moment) => {
      if (moment === 'lands' && throwsDie(events)) send({ type: 'dieLanded' });
    },
    [send],
  );

  const onShown = useCallback<Pacer['onShown']>(
    (id) => {
      const snapshot = table.getSnapshot();
      const now = nowShowing(snapshot);
      if (now?.id !== id) return;
      // The table may report a stage as shown before the page has reported its start.
      send({ type: 'table', stage: now, entries: snapshot.context.log.length });
      send({ type: 'shown' });
    },
    [table, send],
  );

  return { ...pacedIn(state, stage), onShown, onMoment };
}
