import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type showcaseMachine, stateOf } from './machine.ts';

/** Holds what is shown first, its phase in large letters; only once, not again on return from the result. */
export function useTour(showcase: ActorRefFrom<typeof showcaseMachine>, isAsked: boolean, number: number): void {
  const isBegun = useSelector(showcase, (snapshot) => stateOf(snapshot) === 'playing');
  const isHad = useRef(false);
  useEffect(() => {
    if (isHad.current || !isAsked || !isBegun || showcase.getSnapshot().context.number !== number) return;
    isHad.current = true;
    showcase.send({ type: 'present' });
    showcase.send({ type: 'tour' });
    showcase.send({ type: 'seek', seek: { goal: 'step', from: null } });
  }, [showcase, isAsked, isBegun, number]);
}
