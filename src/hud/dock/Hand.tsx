import { type JSX, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { activeForce, type Force, heldRegions, inHandOf, isDeployment } from '../../rules/index.ts';
import { carryStacks, type Stack, useDragged } from '../../table/attention/drag-state.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { number, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { raceName, seatName } from '../../ui/words/names.ts';
import { holdOf, isCarried, useDropStack, useGrabbing } from '../board/carry.ts';
import { useStackDrag } from '../board/drag.ts';
import { Portrait } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { useAdvice } from './advice.ts';
import { forcesInHand } from './turn.ts';

// Nobody needs it before something is carried, nor then: what it says stands on the board as well.
const CarryTab = lazyComponent(() => import('./CarryTab.tsx'));

export default function Hand({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const { view, naming } = game;
  const hold = useCallback((stack: Stack) => holdOf(scope, game, stack, false), [scope, game]);
  const drag = useStackDrag(useDropStack(game), view, hold);
  const { may, take } = useGrabbing();
  useEffect(
    () => carryStacks(scope, { may, take: (stack, pointer) => take(stack, pointer, true) }),
    [may, take, scope],
  );
  const carried = useDragged((hand) => hand.carried);
  const forces = forcesInHand(view);
  const advice = useAdvice(view);
  const active = activeForce(view, view.seat);
  // What is carried is told whether or not anything is in hand besides.
  const tab = carried ? createPortal(<CarryTab game={game} carried={carried} />, document.body) : null;
  // Before the turn is chosen: what expanding takes in hand.
  if (forces.length === 0)
    return active && view.phase === 'readyTroops' && view.seat === view.viewer && advice?.tokens != null ? (
      <>
        <div className="hand" title={t('hand.spare', { count: advice.tokens })}>
          <Portrait race={active.race} />
          <b className="chip-count" aria-hidden="true">
            {number(advice.tokens)}
          </b>
          <span className="unseen">{t('hand.spare', { count: advice.tokens })}</span>
        </div>
        {tab}
      </>
    ) : (
      tab
    );
  return (
    <ul className="hand" aria-label={t('owned', { seat: seatName(naming, view.seat), what: t('hand.label') })}>
      {forces.map((force) => {
        const { id, race, declined, hand, aside } = force;
        const { ready, leaving } = inHandOf(view, force);
        const isDragged = isCarried(game, { of: 'hand', force: id });
        const waits = isDeployment(view.phase) && hand > 0 && heldRegions(view, force).length === 0;
        return (
          <li key={id} data-hand={race}>
            <span className={isDragged ? 'grip' : undefined} {...(isDragged ? drag({ of: 'hand', force: id }) : {})}>
              <Portrait race={race} declined={declined} />
              <b className="chip-count">{number(ready)}</b>
            </span>
            <span className="unseen">{t('hand.tokens', { count: ready, race: raceName(view, race, ready) })}</span>
            {aside + leaving > 0 ? (
              <small className="unseen">
                {t(comesBack(view, force) ? 'hand.aside.back' : 'hand.aside', { count: aside + leaving })}
              </small>
            ) : null}
            {waits ? <small className="unseen">{t('hand.waits')}</small> : null}
          </li>
        );
      })}
      {tab}
    </ul>
  );
}

/** At the beginning of the turn what was set aside is about to come back (AMA-2). */
const comesBack = ({ phase, turnSeat }: Game['view'], { seat }: Force): boolean =>
  phase === 'readyTroops' && seat === turnSeat;
