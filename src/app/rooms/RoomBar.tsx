import { type JSX, useEffect, useId, useState } from 'react';
import { togglePanel } from '../../hud/index.ts';
import { listOf, t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { gestureIds, type Known, phraseIds, type Said } from '../../rooms/protocol/index.ts';
import { seatName } from '../../words/index.ts';
import { AtAGlance } from './AtAGlance.tsx';
import { NameAsk } from './NameAsk.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import { useRoom } from './room-context.ts';
import { Spoken } from './Spoken.tsx';

/** Milliseconds that something said stays to be read. */
const STAYS = 7000;

interface Heard {
  readonly key: number;
  readonly seat: number;
  readonly said: Said;
  /** Who was to decide then. */
  readonly decides: number | null;
}

/** Below the players: the state of the line, the way to the table's panel, and what people say. */
export function RoomBar(): JSX.Element | null {
  const at = useRoom();
  const heard = useHeard();
  if (at === null) return null;
  const { known, state } = at;
  const naming = { board: known.view.board, seats: known.setup.seats };
  const watching = known.roster.watchers.filter(({ isHere }) => isHere).length;
  return (
    <section className="room-bar" aria-label={t('rooms.bar')}>
      <div className="room-bar-row panel">
        <span className="room-line" data-line={state.line} role="status">
          <Glyph name={state.line === 'here' ? 'thing.check' : 'thing.hourglass'} />{' '}
          <span className={state.line === 'here' ? 'unseen' : undefined}>{t(`rooms.line.${state.line}`)}</span>
        </span>
        {known.you.seats.length > 0 ? <Own known={known} /> : null}
        {known.you.isWatcher && known.you.seats.length === 0 ? (
          <span className="tag">{t('rooms.watching')}</span>
        ) : null}
        {watching > 0 ? (
          <span title={t('rooms.watchers')}>
            <Glyph name="thing.eye" /> <span aria-hidden="true">{watching}</span>
            <span className="unseen">{t('rooms.watchers.count', { count: watching })}</span>
          </span>
        ) : null}
        <AtAGlance />
        {known.you.seats.length > 0 ? <Phrases /> : null}
        <button type="button" className="room-open" data-room-panel onClick={() => togglePanel('invite')}>
          <Glyph name="thing.players" /> <span>{t('rooms.panel')}</span>
        </button>
      </div>
      <Spoken />
      <div className="room-over">
        <NameAsk />
        <div className="room-notices" role="alert">
          <RoomNotices />
        </div>
        <ul className="room-said" aria-live="polite" aria-label={t('rooms.said')}>
          {heard.filter(isTrue(known.view.seat)).map(({ key, seat, said }) => (
            <li key={key} className="parchment" data-said={said}>
              <b>{seatName(naming, seat)}</b> {t(`rooms.phrase.${said}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who one is here: at one's own screen the table calls everybody by name. */
function Own({ known: { you, setup, view } }: { readonly known: Known }): JSX.Element {
  const naming = { board: view.board, seats: setup.seats };
  return (
    <span className="room-own cut" data-own={you.seats.join(' ')}>
      {t('rooms.own', { seats: listOf(you.seats.map((seat) => seatName(naming, seat))) })}
    </span>
  );
}

/** “It is your turn!” is true only until whoever was meant has decided. */
const isTrue =
  (now: number) =>
  ({ said, decides }: Heard) =>
    said !== 'yourTurn' || decides === now;

/** What was said in the last seconds. */
function useHeard(): readonly Heard[] {
  const client = useRoom()?.client ?? null;
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    if (client === null) return;
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const forget = client.onTold((message) => {
      if (message.type !== 'said') return;
      const decides = client.state.known?.view.seat ?? null;
      const one = { key: count++, seat: message.seat, said: message.said, decides };
      setHeard((all) => [...all.slice(-3), one]);
      timers.add(setTimeout(() => setHeard((all) => all.filter(({ key }) => key !== one.key)), STAYS));
    });
    return () => {
      forget();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client]);
  return heard;
}

/** Set phrases and gestures: no free chat. */
function Phrases(): JSX.Element | null {
  const at = useRoom();
  const list = useId();
  const [seat] = at?.known.you.seats ?? [];
  if (at === null || seat === undefined) return null;
  return (
    <>
      <button type="button" popoverTarget={list} data-room-say>
        {t('rooms.say')}
      </button>
      <ul id={list} popover="auto" className="room-phrases parchment">
        {[...gestureIds, ...phraseIds].map((said) => (
          <li key={said}>
            <button
              type="button"
              popoverTarget={list}
              popoverTargetAction="hide"
              data-phrase={said}
              onClick={() => at.client.say(seat, said)}
            >
              {t(`rooms.phrase.${said}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
