import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type showcaseMachine, stateOf } from './machine.ts';

/**
 * Begins the game of this number with the tour of a turn, where that `isAsked`: a presenter holds what is shown first, with its phase in
 * large letters.
 */
export function useTour(showcase: ActorRefFrom<typeof showcaseMachine>, isAsked: boolean, number: number): void {
  const isBegun = useSelector(showcase, (snapshot) => stateOf(snapshot) === 'playing');
  useEffect(() => {
    if (!isAsked || !isBegun || showcase.getSnapshot().context.number !== number) return;
    showcase.send({ type: 'present' });
    showcase.send({ type: 'tour' });
    showcase.send({ type: 'seek', seek: { goal: 'step', from: null } });
  }, [showcase, isAsked, isBegun, number]);
}
