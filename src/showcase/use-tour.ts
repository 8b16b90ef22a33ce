import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type showcaseMachine, stateOf } from './machine.ts';

/**
 * Begins the game of this number with the tour of a turn, where that `isAsked`: a presenter holds what is shown first, with its phase in
 * large letters. Once: whoever comes back into the game from its result has had it.
 */
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
