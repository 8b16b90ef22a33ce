import { type JSX, useEffect, useEffectEvent } from 'react';
import { headingNow, Speaks, togglePanel } from '../../hud/index.ts';
import { gestureIds, type Known } from '../../rooms/protocol/index.ts';
import { useScope } from '../../table/scope.tsx';
import { listOf, t } from '../../ui/locale/index.ts';
import { AsWritten, announce, fingers, Glyph, phone, useMedia } from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { seatName } from '../../ui/words/names.ts';
import { keepName, lastName } from './last-name.ts';
import { NameField } from './NameField.tsx';
import { PhraseLog } from './PhraseLog.tsx';
import { Phrases } from './Phrases.tsx';
import { clockWords, leftTo, longWords, MINUTE, presenceWords, useNow } from './Presence.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import { type AtRoom, useRoom } from './room-context.ts';
import { type Heard, lineState } from './use-at-room.ts';

/** Milliseconds between two looks at the clock. */
const EVERY = 500;

/** Says once in each turn that one's own time runs out: the last minute of it. The eye sees the clock change. */
function useLowClock(at: AtRoom | null): void {
  const { running = null, until = null } = at?.known.clock ?? {};
  const isOwn = running !== null && until !== null && (at?.known.you.seats.includes(running) ?? false);
  const leftNow = useEffectEvent((seat: number) => at && leftTo(at.known, seat, Date.now() + at.state.ahead));
  useEffect(() => {
    if (!isOwn || running === null) return;
    const timer = setInterval(() => {
      const left = leftNow(running);
      if (left === null || left >= MINUTE) return;
      clearInterval(timer);
      announce(`${t('rooms.clock.left')}: ${clockWords(left)}`, true);
    }, EVERY);
    return () => clearInterval(timer);
  }, [isOwn, running]);
}

interface Answer {
  readonly name: string;
  readonly isDone: boolean;
}

const useAnswer = lineState<Answer>(() => ({ name: '', isDone: lastName() !== '' }));

/** Asks once, if somebody sat down without a name; whoever has given one anywhere is not asked. */
function NameAsk(): JSX.Element | null {
  const at = useRoom();
  const [{ name, isDone }, answer] = useAnswer(at?.client ?? null);
  const [seat] = at?.known.you.seats ?? [];
  if (at === null || seat === undefined || isDone || at.known.isOver) return null;
  // A name given elsewhere comes first; nothing is taken from whoever is typing.
  if (name === '' && at.known.setup.seats[seat]?.name) return null;
  const keep = async () => {
    answer({ name, isDone: true });
    const given = name.trim();
    if (given === '') return;
    keepName(given);
    // What was refused, the table says; it can be given again as it is.
    if (!(await at.ask({ type: 'name', seat, name: given }))) answer({ name, isDone: false });
  };
  return (
    // It can wait, unless somebody types.
    <Speaks rank={name === '' ? 'talk' : 'asked'}>
      <form
        ref={focusIdle}
        className="room-notice parchment room-name"
        data-name-ask
        {...onAnswered(() => void keep())}
      >
        <NameField name={name} onName={(next) => answer({ name: next, isDone })} />
        <button type="submit">{t(name.trim() === '' ? 'action.dismiss' : 'rooms.name.use')}</button>
      </form>
    </Speaks>
  );
}

/** Whoever has just come, at nothing yet, or was typing can type at once; not where keys would open over the board. */
function focusIdle(form: HTMLFormElement | null): void {
  const at = document.activeElement;
  const input = form?.querySelector('input');
  const isIdle = at === null || at === document.body || at === headingNow();
  if ((isIdle || input?.value !== '') && !matches(fingers)) input?.focus();
}

/** So many of those who are missing are named; whoever is waited for comes first. */
const NAMED = 2;

/** Where the list of players is folded: who is missing, whose clock runs. Silent where there is room. */
function AtAGlance(): JSX.Element | null {
  const isFolded = useMedia(phone);
  return isFolded ? <Glance /> : null;
}

function Glance(): JSX.Element | null {
  const at = useRoom();
  const isClocked = at !== null && at.known.clock.until !== null;
  const now = useNow(isClocked ? 500 : 20_000) + (at?.state.ahead ?? 0);
  if (at === null || at.known.isOver) return null;
  const { known } = at;
  const { clock, roster, view, you } = known;
  const naming = { board: view.board, seats: known.setup.seats };
  const nameOf = (seat: number) => seatName(naming, seat);
  const missing = roster.seats
    .filter(({ state, isWarm }) => isWarm || state === 'away' || state === 'absent')
    .sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat));
  const running = isClocked ? clock.running : null;
  const left = running === null ? null : leftTo(known, running, now);
  if (missing.length === 0 && left === null) return null;
  const others = missing.length - NAMED;
  return (
    <ul className="room-glance" aria-label={t('rooms.glance')}>
      {running === null || left === null ? null : (
        <li data-glance-clock={running} title={t('rooms.glance.clock', { seat: nameOf(running) })}>
          <Glyph name="thing.hourglass" />
          <span className="unseen">{t('rooms.glance.clock', { seat: nameOf(running) })}</span>
          {you.seats.includes(running) || missing.some(({ seat }) => seat === running) ? null : (
            <span className="cut" aria-hidden="true">
              {nameOf(running)}
            </span>
          )}
          <span className="seat-clock" role="timer" data-low={left < MINUTE || undefined}>
            {clockWords(left)}
          </span>
        </li>
      )}
      {missing.slice(0, NAMED).map((seen) => {
        const words = t('rooms.glance.seat', { seat: nameOf(seen.seat), how: presenceWords(seen, now) ?? '' });
        return (
          <li key={seen.seat} data-glance={seen.seat} title={words}>
            <Glyph name={seen.isWarm ? 'thing.settings' : 'thing.away'} />
            <span className="unseen">{words}</span>
            <span className="cut" aria-hidden="true">
              {nameOf(seen.seat)}
            </span>
            {seen.isWarm ? null : <span aria-hidden="true">{longWords(now - seen.since)}</span>}
          </li>
        );
      })}
      {others > 0 ? (
        <li>
          <span aria-hidden="true">{`+${others}`}</span>
          <span className="unseen">{t('rooms.glance.more', { count: others })}</span>
        </li>
      ) : null}
    </ul>
  );
}

export function RoomBar(): JSX.Element | null {
  const scope = useScope();
  const at = useRoom();
  useLowClock(at);
  if (at === null) return null;
  const { known, state, heard } = at;
  const naming = { board: known.view.board, seats: known.setup.seats };
  const phrases = heard.filter(isToBeRead(known.view.seat));
  const watching = known.roster.watchers.filter(({ isHere }) => isHere).length;
  return (
    <section
      className="room-bar"
      aria-label={t('rooms.bar')}
      data-own-turn={known.you.seats.includes(known.view.seat) && !known.isOver ? '' : undefined}
    >
      <div className="room-bar-row panel">
        <span className="room-connection" data-connection={state.connection} data-said>
          <Glyph name={state.connection === 'here' ? 'thing.check' : 'thing.hourglass'} />{' '}
          <span className={state.connection === 'here' ? 'unseen' : undefined}>
            {t(`rooms.connection.${state.connection}`)}
          </span>
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
      <PhraseLog />
      <NameAsk />
      <RoomNotices />
      <Speaks rank="talk" isWanted={phrases.length > 0} what={phrases.at(-1)?.nth}>
        <ul className="room-said" data-said aria-label={t('rooms.said')}>
          {phrases.map(({ nth, seat, said }) => (
            <li key={nth} className="parchment" data-heard={said}>
              <b>
                <AsWritten>{seatName(naming, seat)}</AsWritten>
              </b>{' '}
              {isGesture(said) ? null : <span className="unseen">{t('rooms.says')}</span>} {t(`rooms.phrase.${said}`)}
            </li>
          ))}
        </ul>
      </Speaks>
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
