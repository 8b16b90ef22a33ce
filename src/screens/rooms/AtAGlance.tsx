import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { Glyph, phone, useMedia } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { clockWords, leftTo, longWords, MINUTE, presenceWords, useNow } from './Presence.tsx';
import { useRoom } from './room-context.ts';

/** So many of those who are missing are named; whoever is waited for comes first. */
const NAMED = 2;

/** Where the list of players is folded: who is missing, and whose clock runs. What has all the room it needs says nothing here. */
export function AtAGlance(): JSX.Element | null {
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
