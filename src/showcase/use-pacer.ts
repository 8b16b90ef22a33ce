import { useActor } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Shot } from '../attention/index.ts';
import type { GameEvent } from '../rules/index.ts';
import { nowShowing } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import type { Caption } from './caption.ts';
import { throwsDie } from './course.ts';
import { pacedIn, pacingMachine, type Showing } from './pacing.ts';

/** What is shown at the moment, and how fast. */
export interface Pacer {
  readonly caption: Caption | null;
  /** The die lies: its outcome may be told. */
  readonly isTold: boolean;
  readonly shot: Shot;
  /** Milliseconds of show per millisecond; 0 while the camera is still on its way. */
  readonly rate: number;
  /** The table has shown a stage: the chart hears of it once the caption has been read. */
  readonly onShown: (stage: number) => void;
  readonly onMoment: (events: readonly GameEvent[], moment: 'begins' | 'lands') => void;
}

/** Paces what the table shows, by a chart of its own: see pacing.ts. */
export function usePacer({ speed, still, isTitle, isOff, isHeld }: Showing): Pacer {
  const table = TableActor.useActorRef();
  const stage = TableActor.useSelector(nowShowing);
  const entries = TableActor.useSelector(({ context }) => context.log.length);
  const asked = { speed, still, isTitle, isOff, isHeld };
  const [state, send] = useActor(pacingMachine, { input: { table, asked } });

  useEffect(() => {
    send({ type: 'asked', asked: { speed, still, isTitle, isOff, isHeld } });
  }, [send, speed, still, isTitle, isOff, isHeld]);

  useEffect(() => send({ type: 'table', stage, entries }), [send, stage, entries]);

  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      if (moment === 'lands' && throwsDie(events)) send({ type: 'lies' });
    },
    [send],
  );

  const onShown = useCallback(
    (id: number) => {
      const snapshot = table.getSnapshot();
      const now = nowShowing(snapshot);
      if (now?.id !== id) return;
      // The table may tell that a stage was shown before the page has told that there is one.
      send({ type: 'table', stage: now, entries: snapshot.context.log.length });
      send({ type: 'shown' });
    },
    [table, send],
  );

  return { ...pacedIn(state, stage), onShown, onMoment };
}
