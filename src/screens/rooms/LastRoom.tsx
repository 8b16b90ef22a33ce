import type { JSX } from 'react';
import { listOf, said, t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import '../../ui/locale/games.ts';
import '../../ui/locale/rooms.ts';
import type { KeptRoom } from '../../rooms/client/index.ts';
import { ago } from '../page/ago.ts';
import { go } from '../use-route.ts';
import { useMyRooms } from './use-my-rooms.ts';

/** To the table that waits for us, else the one played last, above all else; nothing if none is in play. */
export function LastRoom(): JSX.Element | null {
  const [rooms] = useMyRooms();
  const room = rooms.find(({ isOver, seats }) => !isOver && seats.length > 0);
  return room === undefined ? null : <Way room={room} />;
}

function Way({ room: { room, names, round, isMine, at } }: { readonly room: KeptRoom }): JSX.Element {
  return (
    <button type="button" className="start-last" data-last-room={room} onClick={() => go({ at: 'room', link: room })}>
      <b>{t(isMine ? 'rooms.mine.turn' : 'rooms.mine.go')}</b>
      <span>
        {said(listOf(names.map((name, seat) => playerName(seat, { name }))))} ·{' '}
        {isMine ? null : `${t('rooms.mine.waits', { round })} · `}
        {ago(at, Date.now())}
      </span>
    </button>
  );
}
