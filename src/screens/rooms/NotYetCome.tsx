import { type JSX, useState } from 'react';
import { togglePanel } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { useRoom } from './room-context.ts';
import { Told } from './Told.tsx';

/** At the turn of a seat that was left to a friend: nobody has come to it yet, and who opened the table plays it. Who has sat down at one screen has a name. */
export function NotYetCome(): JSX.Element | null {
  const at = useRoom();
  const [isRead, setRead] = useState(false);
  if (at === null || isRead) return null;
  const { you, view, setup, isOver } = at.known;
  const isFriends = you.isHost && you.seats.includes(view.seat) && view.seat !== you.seats[0];
  if (!isFriends || isOver || (setup.seats[view.seat]?.name ?? '') !== '') return null;
  const seat = seatName({ seats: setup.seats }, view.seat);
  return (
    <Told name="not-yet-come" about={`${view.seat}`} text={t('rooms.notCome', { seat })} onRead={() => setRead(true)}>
      <button type="button" onClick={() => togglePanel('invite')}>
        {t('rooms.links')}
      </button>
    </Told>
  );
}
