import { type JSX, useEffect, useState } from 'react';
import type { Notify } from '../../rooms/client/index.ts';
import { t } from '../../ui/locale/index.ts';
import { noticePermission } from '../../ui/platform/notices.ts';
import { useRoom } from './room-context.ts';
import { cancelNotices, orderNotices } from './turn-notices.ts';

/** How one is told that it is one's turn, where nobody looks at this page: off until it is asked for here. */
export function TurnNotices(): JSX.Element | null {
  const at = useRoom();
  const [notify, setNotify] = useState<Notify | 'busy' | 'denied'>('busy');
  const room = at?.known.room ?? '';
  const kept = at?.kept ?? null;
  useEffect(() => {
    void kept?.at(room).then((row) => {
      const permission = noticePermission();
      setNotify(permission === 'granted' ? row.notify : permission === 'denied' ? 'denied' : 'none');
    });
  }, [kept, room]);
  if (at === null || kept === null) return null;
  if (noticePermission() === 'none') return <small>{t('rooms.turn.here')}</small>;
  const isOn = notify === 'page' || notify === 'push';
  const change = async () => {
    setNotify('busy');
    const next = isOn ? 'none' : await orderNotices(at.client);
    if (isOn) void cancelNotices(at.client);
    await kept.note(room, { notify: next });
    setNotify(next === 'none' && noticePermission() === 'denied' ? 'denied' : next);
  };
  return (
    <section className="room-choices" data-turn-notices={notify}>
      <h3>{t('rooms.turn')}</h3>
      <label className="start-check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={notify === 'busy' || notify === 'denied'}
          onChange={() => void change()}
        />
        <span>{t('rooms.turn.ask')}</span>
      </label>
      <small data-said>
        {notify === 'busy' ? t('setup.loading') : t(notify === 'none' ? 'rooms.turn.here' : `rooms.turn.by.${notify}`)}
      </small>
    </section>
  );
}
