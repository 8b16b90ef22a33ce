import type { JSX } from 'react';
import { OnTop, togglePanel } from '../../hud/index.ts';
import { gestureIds, type Known } from '../../rooms/protocol/index.ts';
import { useScope } from '../../table/scope.tsx';
import { listOf, t } from '../../ui/locale/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { AtAGlance } from './AtAGlance.tsx';
import { NameAsk } from './NameAsk.tsx';
import { Phrases } from './Phrases.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import { useRoom } from './room-context.ts';
import { Spoken } from './Spoken.tsx';
import type { Heard } from './use-heard.ts';
import { useLowClock } from './use-low-clock.ts';

/** Below the players: the state of the line, the way to the table's panel, and what people say. */
export function RoomBar(): JSX.Element | null {
  const scope = useScope();
  const at = useRoom();
  useLowClock(at);
  if (at === null) return null;
  const { known, state, heard } = at;
  const naming = { board: known.view.board, seats: known.setup.seats };
  const watching = known.roster.watchers.filter(({ isHere }) => isHere).length;
  return (
    <section
      className="room-bar"
      aria-label={t('rooms.bar')}
      data-own-turn={known.you.seats.includes(known.view.seat) && !known.isOver ? '' : undefined}
    >
      <div className="room-bar-row panel">
        <span className="room-line" data-line={state.line} data-said>
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
        <button type="button" className="room-open" data-room-panel onClick={() => togglePanel(scope, 'invite')}>
          <Glyph name="thing.players" /> <span>{t('rooms.panel')}</span>
        </button>
      </div>
      <Spoken />
      <div className="room-over">
        <NameAsk />
        <OnTop className="room-notices">
          <RoomNotices />
        </OnTop>
        <ul className="room-said" data-said aria-label={t('rooms.said')}>
          {heard.filter(isToBeRead(known.view.seat)).map(({ nth, seat, said }) => (
            <li key={nth} className="parchment" data-heard={said}>
              <b>
                <AsWritten>{seatName(naming, seat)}</AsWritten>
              </b>{' '}
              {isGesture(said) ? null : <span className="unseen">{t('rooms.says')}</span>} {t(`rooms.phrase.${said}`)}
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

const isGesture = (said: Heard['said']) => (gestureIds as readonly string[]).includes(said);

/** What was said just now. “It is your turn!” is true only until whoever was meant has decided. */
const isToBeRead =
  (now: number) =>
  ({ said, decides, isFresh }: Heard) =>
    isFresh && (said !== 'yourTurn' || decides === now);
