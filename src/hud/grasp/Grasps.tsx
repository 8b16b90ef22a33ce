import { type CSSProperties, type JSX, useEffect, useRef } from 'react';
import { type TableScope, useScope } from '../../table/scope.tsx';
import '../../ui/locale/hud.ts';
import type { Seat } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import {
  clothOnPage,
  FINGER,
  type Graspable,
  grasp,
  letGo,
  takeGrasps,
  useGrasp,
} from '../../table/attention/grasp.ts';
import { t } from '../../ui/locale/index.ts';
import { useChoose } from '../board/choose.ts';
import { Coins } from '../frame/chips.tsx';
import { usePanels } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { declineOf, turnBanner } from './banner.ts';
import { carryCombo, useCarriedCombo } from './combo.ts';
import { isDieOffered, takeDie } from './die.ts';
import { isIn } from './goal.ts';
import { hold, isHolding } from './hold.ts';

/** CSS pixels around a cloth in which coins are as good as on it. */
const NEAR = 40;

/** `swept` once the movement ends, without waiting for the others; returns what leaves them as they are. */
export function sweepCoins(scope: TableScope, seat: Seat, pointer: PointerEvent, swept: () => void): () => void {
  let isThere = false;
  return hold(pointer, {
    lift: () => undefined,
    move(_, at) {
      const cloth = clothOnPage(scope, seat);
      isThere =
        cloth !== null &&
        isIn(
          { left: cloth.left - NEAR, right: cloth.right + NEAR, top: cloth.top - NEAR, bottom: cloth.bottom + NEAR },
          at,
        );
    },
    drop() {
      if (isThere) swept();
    },
    back: () => undefined,
  });
}

/** What hands do with the pieces themselves, besides stacks: only what buttons do as well. */
export function Grasps({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const send = useDo();
  const choose = useChoose();
  const putBack = useRef<() => void>(() => undefined);
  const { view, stage, legal } = game;
  useEffect(() => {
    /** Takes a thing, if it may be taken now, and returns what puts it back. */
    const taken = (thing: Graspable, pointer: PointerEvent): (() => void) | null => {
      switch (thing.of) {
        case 'combo':
          // Where there is nothing to pick, a finger moves the ground.
          if (pointer.pointerType === 'touch' && !legal.some(({ type }) => type === 'pickCombo')) return null;
          return carryCombo(game, thing.index, pointer, send);
        case 'die':
          return isDieOffered(game) ? takeDie(game, pointer, choose) : null;
        case 'banner': {
          const choice = declineOf(game);
          const force = view.forces.find(({ id }) => id === thing.force);
          const isOwn = force?.seat === view.seat && !force.declined;
          return choice && isOwn ? turnBanner(scope, thing.force, choice, pointer, choose) : null;
        }
        case 'coins': {
          const isPaid = stage?.name === 'score' && stage.seat === thing.seat && thing.seat === view.viewer;
          return isPaid ? sweepCoins(scope, thing.seat, pointer, () => actor.send({ type: 'skip' })) : null;
        }
        case 'purse':
          return thing.seat === view.viewer ? openPurse(scope, thing.seat, pointer) : null;
      }
    };
    const take = (thing: Graspable, pointer: PointerEvent): boolean => {
      if (view.phase === 'gameOver' || view.viewer === null || !useGrasp.of(scope).getState().isOffered) return false;
      const back = taken(thing, pointer);
      if (back === null) return false;
      putBack.current();
      putBack.current = back;
      return true;
    };
    const press = (event: PointerEvent) => {
      const index = scope.isFor(event.target) ? cardUnder(event) : null;
      if (index !== null) take({ of: 'combo', index }, event);
    };
    addEventListener('pointerdown', press, true);
    const leave = takeGrasps(scope, take);
    return () => {
      leave();
      removeEventListener('pointerdown', press, true);
    };
  }, [scope, game, view, stage, legal, actor, send, choose]);
  // A list would scroll with the finger that takes something off it.
  const isListed = view.phase === 'pickCombo';
  useEffect(() => {
    if (!isListed) return;
    const still = (event: TouchEvent) => {
      if (isHolding() && event.cancelable) event.preventDefault();
    };
    document.addEventListener('touchmove', still, { passive: false });
    return () => document.removeEventListener('touchmove', still);
  }, [isListed]);
  // What is in the hand belongs to the position it was taken in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes with a step of the game
  useEffect(
    () => () => {
      putBack.current();
      putBack.current = () => undefined;
    },
    [view, stage],
  );
  return <Goal />;
}

function Goal(): JSX.Element | null {
  const { index, goal, isOver, not } = useCarriedCombo();
  if (index === null) return null;
  const style: CSSProperties = {
    left: goal.left,
    top: goal.top,
    width: goal.right - goal.left,
    height: goal.bottom - goal.top,
  };
  return (
    <div className="grasp-goal" style={style} data-over={isOver} data-not={not !== null} aria-hidden="true">
      <p>
        {not === null ? t('grasp.here') : not.text} {not === null && index > 0 ? <Coins amount={`−${index}`} /> : null}
      </p>
    </div>
  );
}

/** A finger only on its face, since elsewhere it scrolls the list; null for what has a press of its own. */
function cardUnder({ target, pointerType, button, clientX, clientY }: PointerEvent): number | null {
  const card = target instanceof Element && button === 0 ? target.closest<HTMLElement>('[data-combo]') : null;
  if (!card || (target instanceof Element && target.closest('.clause, .trait, details'))) return null;
  const index = Number(card.dataset.combo);
  if (pointerType !== 'touch') return index;
  const face = card.querySelector('.combo-still')?.getBoundingClientRect();
  if (!face || face.width === 0) return null;
  const away = (at: number, from: number, size: number) => Math.abs(at - from - size / 2) > Math.max(FINGER, size) / 2;
  return away(clientX, face.left, face.width) || away(clientY, face.top, face.height) ? null : index;
}

/** Open while held: the coins are seen as by the button, and above the purse. Returns what closes it. */
function openPurse(scope: TableScope, seat: Seat, pointer: PointerEvent): () => void {
  const close = () => {
    usePanels.of(scope).setState({ peeking: false });
    letGo(scope, false);
  };
  return hold(
    pointer,
    {
      lift() {
        usePanels.of(scope).setState({ peeking: true });
        grasp(scope, { of: 'purse', seat }, {});
      },
      move: () => undefined,
      drop: close,
      back: close,
    },
    0,
  );
}
