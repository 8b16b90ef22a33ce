import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type showcaseMachine, stateOf } from './machine.ts';

/**
 * Begins the game of this number with the tour of a turn, if `isAsked`: holds what is shown first, with its phase in large letters. Only once, not
 * again when a presenter returns to the game from its result.
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
