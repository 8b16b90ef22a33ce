import { type JSX, useState } from 'react';
import { listOf, said, t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { readHanded } from '../page/read-handed.ts';
import '../../ui/locale/games.ts';
import '../../ui/locale/rooms.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { ago } from '../page/ago.ts';
import { handedTo } from '../route.ts';
import { addressFor, go } from '../use-route.ts';
import { kept } from './use-client.ts';
import { useMyRooms } from './use-my-rooms.ts';
import './rooms.css';
import { type KeptRoom, mostTables, writeTables } from '../../rooms/client/index.ts';
import { LinkRow } from './Links.tsx';
import { type Taken, takeTables } from './passes.ts';

export { LastRoom } from './LastRoom.tsx';

export default function MyTables(): JSX.Element {
  const [rooms, look] = useMyRooms();
  return (
    <div className="room-tables">
      <p>{t('rooms.fold.text')}</p>
      <Typed />
      {rooms.length === 0 ? null : <h3>{t('rooms.mine')}</h3>}
      <ul className="start-games">
        {rooms.map(({ room, names, round, isMine, isOver, at, seats }) => {
          const who = said(listOf(names.map((name, seat) => playerName(seat, { name }))));
          return (
            <li key={room} className="start-game" data-my-table={room}>
              <strong>{who}</strong>
              <p>
                {isOver
                  ? t('start.over')
                  : isMine
                    ? t('rooms.mine.turn')
                    : seats.length === 0
                      ? t('rooms.watching')
                      : t('rooms.mine.waits', { round })}
                {' · '}
                {ago(at, Date.now())}
              </p>
              <div className="start-buttons">
                <button
                  type="button"
                  className="start-go"
                  aria-label={`${t('rooms.mine.go')}: ${who}`}
                  onClick={() => go({ at: 'room', link: room })}
                >
                  {t('rooms.mine.go')}
                </button>
                {isOver ? (
                  <button
                    type="button"
                    aria-label={`${t('rooms.mine.forget')}: ${who}`}
                    onClick={() => void kept.forget(room).then(look)}
                  >
                    {t('rooms.mine.forget')}
                  </button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {rooms.length === 0 ? null : <TakeTables rooms={rooms} />}
    </div>
  );
}

/** A code that somebody was told, or a link that does not open by itself. */
function Typed(): JSX.Element {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="room-typed"
      {...onAnswered(() => {
        const handed = readHanded(text);
        if (handed === null) setWrong(true);
        else go(handedTo(handed));
      })}
    >
      <label>
        {t('rooms.typed')}
        <input
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
      </label>
      <button type="submit">{t('rooms.typed.go')}</button>
      <p data-said="now">{isWrong ? t('rooms.typed.wrong') : null}</p>
    </form>
  );
}

function TakeTables({ rooms }: { readonly rooms: readonly KeptRoom[] }): JSX.Element {
  const [taken, setTaken] = useState<Taken | 'busy' | null>(null);
  const take = () => {
    setTaken('busy');
    void takeTables(rooms).then(setTaken);
  };
  const isMade = taken !== null && taken !== 'busy';
  return (
    <div className="room-take" data-take-tables={isMade ? taken.tables.length : undefined}>
      <div className="start-buttons">
        <button type="button" disabled={taken === 'busy'} onClick={take}>
          {t('rooms.take')}
        </button>
      </div>
      <div data-said>
        {taken === 'busy' ? <p>{t('setup.loading')}</p> : null}
        {isMade && taken.tables.length === 0 ? <p>{t('rooms.take.none')}</p> : null}
        {isMade && taken.tables.length > 0 ? <p>{t('rooms.take.text', { count: taken.tables.length })}</p> : null}
        {isMade && taken.tables.length > 0 && taken.missing > 0 ? (
          <p>{t('rooms.take.missing', { count: taken.missing, most: mostTables })}</p>
        ) : null}
      </div>
      {isMade && taken.tables.length > 0 ? (
        <LinkRow
          label={t('rooms.take.link')}
          name="tables"
          address={addressFor({ at: 'carried', tables: writeTables(taken.tables) })}
        />
      ) : null}
    </div>
  );
}
