import {
  activeForce,
  type Command,
  type GameView,
  hasTurnToCome,
  income,
  isLastTurn,
  keepsTokens,
  lateDecline,
  type MarkerId,
  mayMakeTreaty,
  nextSeat,
  othersHaveWithdrawn,
  pushedOut,
  type RegionId,
  turnEnd,
} from '../../rules/index.ts';
import { tableStore } from '../../table/scope.tsx';
import { listOf, type Name, t } from '../../ui/locale/index.ts';
import { markerName, type Naming, raceName, regionName, seatName } from '../../ui/words/names.ts';
import type { ConfirmQuestion } from '../frame/panels.ts';

interface Answering {
  /** Takes the region that was pressed as the answer to a question; null while none is put. */
  readonly answer: ((region: RegionId) => void) | null;
}

/** A question that is answered by pressing a region: meanwhile nothing else is done there. */
export const useAnswering = tableStore<Answering>(() => ({ answer: null }));

export const useIsAsked = (): boolean => useAnswering(({ answer }) => answer !== null);

/** Null but for what ends or gives up something: decline, passing, abandoning, the end of a turn. */
export function confirmation(view: GameView, command: Command, naming: Naming): ConfirmQuestion | null {
  const active = activeForce(view, view.seat);
  switch (command.type) {
    case 'decline': {
      if (!active) return null;
      const race = raceName(view, active.race);
      const older = listOf(pushedOut(view, active).map((force) => raceName(view, force.race)));
      const ended = turnEnd(view, command);
      const markers = listOf(ended ? markersGone(view, ended.state) : []);
      const kept = keepsTokens(view, active) ? 'all' : 'one';
      const onward = hasTurnToCome(view, view.seat) ? 'yes' : 'no';
      return () => ({
        title: t('confirm.decline.title', { race }),
        text: t('confirm.decline.text', { kept, older, coins: ended?.paid ?? 0, markers, onward }),
        yes: t('confirm.decline.yes'),
      });
    }
    case 'pass': {
      const late = active && lateDecline(view, active);
      return () => ({
        title: t('confirm.pass.title'),
        text: t('confirm.pass.text', { late }),
        yes: t('confirm.pass.yes'),
      });
    }
    case 'abandon': {
      const region = regionName(naming.board, command.region);
      return () => ({
        title: t('confirm.abandon.title', { region }),
        text: t('confirm.abandon.text'),
        yes: t('confirm.abandon.yes'),
      });
    }
    case 'endRedeployment':
      return view.phase === 'redeploy' ? endOfTurn(view, naming) : null;
    case 'endConquests':
      return endWithNothing(view, command);
    case 'pickCombo':
    case 'expand':
    case 'conquer':
    case 'finalRoll':
    case 'act':
    case 'place':
    case 'lift':
    case 'placeMarker':
    case 'liftMarker':
    case 'treaty':
    case 'stout':
      return null;
  }
}

/** Where the race would hold nothing, the turn passes at once, whatever is still in hand. */
function endWithNothing(view: GameView, command: Command): ConfirmQuestion | null {
  const active = activeForce(view, view.turnSeat);
  if (!active || active.hand === 0 || view.regions.some(({ force }) => force === active.id)) return null;
  const later = turnEnd(view, command)?.state;
  if (!later || (later.turnSeat === view.turnSeat && later.round === view.round && later.phase !== 'gameOver'))
    return null;
  const tokens = active.hand;
  return () => ({
    title: t('confirm.endConquests.title'),
    text: t('confirm.endConquests.text', { tokens }),
    yes: t('confirm.endRedeployment.yes'),
  });
}

function endOfTurn(view: GameView, naming: Naming): ConfirmQuestion {
  const coins = payNow(view);
  const choice = choiceToCome(view);
  if (choice)
    return () => ({
      title: t('confirm.endRedeployment.onward'),
      text: t(`confirm.endRedeployment.${choice}`, { coins }),
      yes: t('action.endRedeployment.redeploy'),
    });
  return () => ({
    title: t('confirm.endRedeployment.title'),
    text: t(`confirm.endRedeployment.${afterwards(view)}`, { coins, next: seatName(naming, nextSeat(view)) }),
    yes: t('confirm.endRedeployment.yes'),
  });
}

/** After the turn others place what was driven out (LOS-2), the next moves, or it was the last (END-1). */
function afterwards(view: GameView): 'withdrawal' | 'text' | 'last' {
  if (isLastTurn(view)) return 'last';
  if (othersHaveWithdrawn(view)) return 'withdrawal';
  return hasTurnToCome(view, view.turnSeat) ? 'text' : 'last';
}

/** What the seat may still choose before its turn is over (TRN-7): a treaty, a late decline, or null for nothing. */
function choiceToCome(view: GameView): 'treaty' | 'stout' | null {
  const active = activeForce(view, view.turnSeat);
  if (mayMakeTreaty(view)) return 'treaty';
  return active && lateDecline(view, active) !== null ? 'stout' : null;
}

function markersGone(now: GameView, later: Pick<GameView, 'regions'>): Name[] {
  const gone = new Map<MarkerId, number>();
  now.regions.forEach(({ markers }, region) => {
    for (const [marker, count] of Object.entries(markers)) {
      const lost = count - (later.regions[region]?.markers[marker] ?? 0);
      if (lost > 0) gone.set(marker, (gone.get(marker) ?? 0) + lost);
    }
  });
  return [...gone].map(([marker, count]) => markerName(marker, count));
}

/** What the turn would pay if it ended now, in coins. */
export function payNow(view: GameView): number {
  return income(view, view.turnSeat).reduce((sum, { amount }) => sum + amount, 0);
}
