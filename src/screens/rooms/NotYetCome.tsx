import type { JSX } from 'react';
import { togglePanel, usePanels } from '../../hud/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { lineState } from './line-state.ts';
import { useRoom } from './room-context.ts';
import { Told } from './Told.tsx';

const useRead = lineState(() => false);

/** At the turn of a seat left to a friend who has not come yet: whoever opened the table plays it. */
export function NotYetCome(): JSX.Element | null {
  const scope = useScope();
  const at = useRoom();
  const [isRead, setRead] = useRead(at?.client ?? null);
  const isInPanel = usePanels(({ open }) => open === 'invite');
  if (at === null || isRead) return null;
  const { you, view, setup, isOver } = at.known;
  const isFriends = you.isHost && you.seats.includes(view.seat) && view.seat !== you.seats[0];
  if (!isFriends || isOver || (setup.seats[view.seat]?.name ?? '') !== '') return null;
  if (isInPanel) {
    setRead(true);
    return null;
  }
  const seat = seatName({ seats: setup.seats }, view.seat);
  return (
    <Told name="not-yet-come" about={`${view.seat}`} text={t('rooms.notCome', { seat })} onRead={() => setRead(true)}>
      <button type="button" onClick={() => togglePanel(scope, 'invite')}>
        {t('rooms.links')}
      </button>
    </Told>
  );
}
