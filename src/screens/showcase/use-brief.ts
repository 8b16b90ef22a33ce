import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { TableActor } from '../../table/actor.ts';
import { type showcaseMachine, stateOf } from './machine.ts';

/** Milliseconds of play that a brief showcase has, and how much longer it waits for the end of a turn. */
const BRIEF = 110_000;
const GRACE = 20_000;

/** Ends a brief showcase in time, where it can between two turns. */
export function useBrief(showcase: ActorRefFrom<typeof showcaseMachine>, isBrief: boolean): void {
  const isOn = useSelector(showcase, (snapshot) => isBrief && stateOf(snapshot) !== 'ended');
  const isOver = useSelector(showcase, (snapshot) => stateOf(snapshot) === 'veiled');
  const turn = TableActor.useSelector(({ context }) => context.present?.turnSeat);
  const [isDue, setDue] = useState(false);
  const last = useRef(turn);
  useEffect(() => {
    if (!isOn) return;
    const end = () => showcase.send({ type: 'enough' });
    const timers = [setTimeout(() => setDue(true), BRIEF), setTimeout(end, BRIEF + GRACE)];
    return () => timers.forEach(clearTimeout);
  }, [showcase, isOn]);
  useEffect(() => {
    const isNext = turn !== last.current;
    last.current = turn;
    if (isOn && (isOver || (isDue && isNext))) showcase.send({ type: 'enough' });
  }, [showcase, isOn, isOver, isDue, turn]);
}
