import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardIdOf } from '../../rules/index.ts';
import { opponentAtWork, partOf } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { named } from '../../ui/locale/index.ts';
import { holdsTable, type showcaseMachine, stateOf } from './machine.ts';
import type { ShowcaseAddress } from './options.ts';
import { gameOf } from './programme.ts';
import type { Recalled } from './store.ts';
import type { ShowcaseTop } from './use-table.ts';

/** The basis of a showcase: its address, its seed, and the game that a reload cut off. */
export interface Programme extends ShowcaseAddress {
  readonly asked: string;
  readonly seed: number;
  readonly recalled: Recalled | null;
}

/** Milliseconds after which an opponent that failed to decide is asked again, and how often per game. */
const askAgain = { after: 2000, times: 3 } as const;

/**
 * Lays the games of the programme in turn, and keeps them going or held as the showcase demands. `forget` ends the opponents' thinking along with
 * their game.
 */
export function useGames(
  { seed, options, recalled }: Programme,
  showcase: ActorRefFrom<typeof showcaseMachine>,
  table: ShowcaseTop,
  forget: () => void,
): void {
  const actor = TableActor.useActorRef();
  const state = useSelector(showcase, stateOf);
  const isHeld = useSelector(showcase, holdsTable);
  const isOver = TableActor.useSelector((snapshot) => partOf(snapshot) === 'gameOver');
  const isStuck = TableActor.useSelector((snapshot) => opponentAtWork(snapshot) === 'stuck');
  const asked = useRef(0);

  useEffect(() => {
    if (state !== 'laying') return;
    let isOff = false;
    const { number, goesOn } = showcase.getSnapshot().context;
    const going = goesOn ? recalled : null;
    const setup = going?.setup ?? gameOf(number, seed, options, (place) => named('opponent.name', String(place)));
    asked.current = 0;
    forget();
    const lay = async () => {
      await outlinesOf(boardIdOf(setup.game)).promise();
      if (isOff) return;
      showcase.send({ type: table.lay(setup, going ?? undefined) ? 'laid' : 'failed' });
    };
    lay().catch(() => showcase.send({ type: 'failed' }));
    return () => {
      isOff = true;
    };
  }, [table, showcase, seed, options, recalled, forget, state]);

  useEffect(() => actor.send({ type: 'pause', isPaused: isHeld }), [actor, isHeld]);

  useEffect(() => {
    if (state === 'playing' && isOver) showcase.send({ type: 'over' });
  }, [showcase, state, isOver]);

  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      if (asked.current > askAgain.times) showcase.send({ type: 'failed' });
      else actor.send({ type: 'askAgain' });
    }, askAgain.after);
    return () => clearTimeout(timer);
  }, [actor, showcase, isStuck]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ error: () => showcase.send({ type: 'failed' }) });
    return unsubscribe;
  }, [actor, showcase]);
}
