import { type JSX, useState } from 'react';
import { type GameSlot, ShowAgain } from '../../hud/index.ts';
import { codeOfDevice } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten, Glyph, Naming } from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { seatName } from '../../ui/words/names.ts';
import { goInstead } from '../use-route.ts';
import { Agreements, Sure } from './Agreements.tsx';
import { Choices } from './Choices.tsx';
import { Links } from './Links.tsx';
import { keepName } from './last-name.ts';
import { NameField } from './NameField.tsx';
import { Phrases } from './Phrases.tsx';
import { countNamed, isAloneAt, isHeld, presenceWords } from './Presence.tsx';
import { Receipts } from './Receipts.tsx';
import { useRoom } from './room-context.ts';
import { renewNotices, TurnNotices } from './TurnNotices.tsx';

export const RoomPanel: GameSlot = () => {
  const at = useRoom();
  // Once others have come, who is there is wanted before the links; it stays so while the panel is open.
  const [isAlone] = useState(() => at === null || isAloneAt(at.known));
  if (at === null) return null;
  const { known } = at;
  const isSeated = known.you.seats.length > 0;
  const links = known.you.isHost ? <Links /> : <p>{t('rooms.links.host')}</p>;
  return (
    <div className="room-panel">
      <p>
        <Naming what={known.room}>{t('rooms.code', { room: known.room })}</Naming>{' '}
        {at.kept.areKept() ? null : <strong>{t('rooms.unkept')}</strong>}
      </p>
      {known.isOver ? <Receipts /> : null}
      {isAlone ? links : null}
      <People />
      {isAlone ? null : links}
      <ShowAgain />
      {isSeated ? <Agreements /> : null}
      {isSeated ? <OwnName /> : null}
      {isSeated ? <TurnNotices /> : null}
      {known.you.isHost ? <Choices /> : <p>{t('rooms.clock.now', { clock: clockName(known.choices.clock) })}</p>}
      <Leaving />
    </div>
  );
};

function clockName(clock: {
  readonly kind: 'none' | 'bank' | 'days';
  readonly bank?: number;
  readonly days?: number;
}): string {
  if (clock.kind === 'bank') return t('rooms.clock.bank', { minutes: Math.round((clock.bank ?? 0) / 60_000) });
  if (clock.kind === 'days') return t('rooms.clock.days', { count: clock.days ?? 1 });
  return t('rooms.clock.none');
}

function People(): JSX.Element | null {
  const at = useRoom();
  if (at === null) return null;
  const { known, ask, state } = at;
  const { you, roster, setup, view } = known;
  const naming = { board: view.board, seats: setup.seats };
  const now = Date.now() + state.ahead;
  return (
    <section>
      <h3>{t('rooms.people')}</h3>
      <ul className="room-people">
        {roster.seats.map((seen) => {
          const { seat, devices } = seen;
          const isOwn = you.seats.includes(seat);
          const name = seatName(naming, seat);
          const isWaiting = isHeld(known, seen);
          return (
            <li key={seat} data-person={seat}>
              <span>
                <b>
                  <AsWritten>{name}</AsWritten>
                </b>
                {isOwn ? ` · ${t(isWaiting ? 'rooms.seat.held' : 'rooms.you')}` : ''}
                {seen.isHost && !isWaiting ? ` · ${t('rooms.host')}` : ''}
                {devices > 1 ? ` · ${t('rooms.devices', { count: devices })}` : ''}
                {devices > 1 && isOwn ? ` · ${t('rooms.device.this', { code: codeOfDevice(you.device) })}` : ''}
                <small>{isWaiting ? null : (presenceWords(seen, now) ?? t('rooms.seat.opponent'))}</small>
              </span>
              {you.isHost && !isOwn && devices > 0 ? (
                <span className="buttons">
                  {known.isOver ? null : (
                    <button
                      type="button"
                      data-free={seat}
                      aria-label={`${t('rooms.free')}: ${name}`}
                      onClick={() => void ask({ type: 'free', seat })}
                    >
                      {t('rooms.free')}
                    </button>
                  )}
                  <button
                    type="button"
                    data-office={seat}
                    aria-label={`${t('rooms.office')}: ${name}`}
                    onClick={() => void ask({ type: 'office', seat })}
                  >
                    {t('rooms.office')}
                  </button>
                </span>
              ) : null}
            </li>
          );
        })}
        <Beside />
        {roster.watchers.map(({ device, name, isHere }) => (
          <li key={`w${device}`}>
            <span>
              <Glyph name="thing.eye" /> {name === '' ? t('rooms.watcher') : <AsWritten>{name}</AsWritten>}
              {countNamed(known, name) > 1 ? ` · ${t('rooms.device.beside', { code: codeOfDevice(device) })}` : ''}
              <small>{isHere ? t('rooms.seat.here') : null}</small>
            </span>
            {you.isHost ? (
              <button
                type="button"
                aria-label={`${t('rooms.remove')}: ${name || t('rooms.watcher')} ${codeOfDevice(device)}`}
                onClick={() => void ask({ type: 'remove', device })}
              >
                {t('rooms.remove')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Phrases />
      </div>
    </section>
  );
}

/** Other devices of a seat, and browsers that are this device too: a lost one is put out by itself. */
function Beside(): JSX.Element | null {
  const at = useRoom();
  if (at === null) return null;
  const { known, ask, kept, client } = at;
  const { browsers = 0, beside = [] } = known.you;
  const naming = { board: known.view.board, seats: known.setup.seats };
  const stayAlone = async () => {
    const { secret, notify } = await kept.at(known.room);
    if ((await ask({ type: 'alone', secret })) && notify === 'push') await renewNotices(client);
  };
  return (
    <>
      {beside.map(({ seat, device }) => (
        <li key={`${seat} ${device}`}>
          <span>
            {seatName(naming, seat)} · {t('rooms.device.beside', { code: codeOfDevice(device) })}
          </span>
          <button
            type="button"
            data-put-out={device}
            aria-label={`${t('rooms.remove')}: ${seatName(naming, seat)} ${codeOfDevice(device)}`}
            onClick={() => void ask({ type: 'putOut', seat, device })}
          >
            {t('rooms.remove')}
          </button>
        </li>
      ))}
      {browsers === 0 ? null : (
        <li>
          <span>{t('rooms.browsers', { count: browsers })}</span>
          <button type="button" data-alone onClick={() => void stayAlone()}>
            {t('rooms.alone')}
          </button>
        </li>
      )}
    </>
  );
}

function OwnName(): JSX.Element | null {
  const at = useRoom();
  const [seat] = at?.known.you.seats ?? [];
  const [name, setName] = useState(seat === undefined ? '' : (at?.known.setup.seats[seat]?.name ?? ''));
  if (at === null || seat === undefined) return null;
  return (
    <form
      className="room-name"
      {...onAnswered(() => {
        keepName(name.trim());
        void at.ask({ type: 'name', seat, name: name.trim() });
      })}
    >
      <NameField name={name} onName={setName} />
      <span className="buttons">
        <button type="submit">{t('rooms.name.keep')}</button>
      </span>
    </form>
  );
}

function Leaving(): JSX.Element | null {
  const at = useRoom();
  const [asks, setAsks] = useState<'leave' | 'delete' | null>(null);
  if (at === null) return null;
  const { known, ask, client, kept } = at;
  const go = async (type: 'leave' | 'delete') => {
    // A table that is deleted answers nothing more: it hangs up. Until it has, it is not forgotten here.
    if (!(await ask({ type })) && client.state.ending?.how !== 'closed') return;
    await kept.forget(known.room);
    goInstead({ at: 'start' });
  };
  const choices = [
    ...(known.you.seats.length > 0 ? (['leave'] as const) : []),
    ...(known.you.isHost ? (['delete'] as const) : []),
  ];
  return (
    <section>
      <div className="buttons">
        {choices.map((what) => (
          <button key={what} type="button" data-out={what} onClick={() => setAsks(what)}>
            {t(`rooms.${what}`)}
          </button>
        ))}
      </div>
      {asks === null ? null : (
        <Sure
          key={asks}
          of={asks}
          words={t(`rooms.${asks}.sure`)}
          label={t(`rooms.${asks}`)}
          onStay={() => setAsks(null)}
          onSure={() => void go(asks)}
        />
      )}
    </section>
  );
}
