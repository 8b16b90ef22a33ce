import { type JSX, useEffect, useState } from 'react';
import type { Known, SeatSeen } from '../../rooms/protocol/index.ts';
import type { Seat } from '../../rules/index.ts';
import { number, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { useRoom } from './room-context.ts';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in round words: `3 min`, `5 h`, `2 d`. */
export function longWords(milliseconds: number): string {
  const [value, unit] =
    milliseconds >= 2 * DAY
      ? [milliseconds / DAY, 'day']
      : milliseconds >= 2 * HOUR
        ? [milliseconds / HOUR, 'hour']
        : [milliseconds / MINUTE, 'minute'];
  return number(Math.max(unit === 'minute' ? 1 : 0, Math.floor(Number(value))), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
  });
}

/** What is left on a clock: `4:07`, or in days and hours. */
export function clockWords(milliseconds: number): string {
  if (milliseconds >= 2 * HOUR) return longWords(milliseconds);
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

export function presenceWords({ state, since, isWarm, wasLeft }: SeatSeen, now: number): string | null {
  const time = longWords(now - since);
  if (isWarm) return t('rooms.seat.warm');
  if (wasLeft && state === 'opponent') return t('rooms.seat.wasLeft');
  switch (state) {
    case 'here':
      return t('rooms.seat.here');
    case 'away':
      return t('rooms.seat.away', { time });
    case 'absent':
      return t('rooms.seat.absent', { time });
    case 'free':
      return t('rooms.seat.free');
    case 'opponent':
      return null;
  }
}

/** Does whoever opened the table decide for this seat, until its people come? */
export function isHeld({ you }: Known, { seat, devices }: SeatSeen): boolean {
  return you.isHost && you.seats.includes(seat) && seat !== you.seats[0] && devices === 1;
}

/** Milliseconds left to a seat now. */
export function leftTo({ clock }: Known, seat: Seat, now: number): number | null {
  const left = clock.left[seat] ?? null;
  if (left === null || clock.running !== seat || clock.until === null) return left;
  // The grace of a turn comes first: until then the clock stands.
  return Math.max(0, Math.min(left, clock.until - now));
}

export function Presence({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const at = useRoom();
  const isRunning = at !== null && at.known.clock.running === seat && at.known.clock.until !== null;
  const now = useNow(isRunning ? 500 : 20_000) + (at?.state.ahead ?? 0);
  if (at === null) return null;
  const seen = at.known.roster.seats[seat];
  const left = leftTo(at.known, seat, now);
  const words = seen === undefined ? null : presenceWords(seen, now);
  const isThere = seen?.state === 'here' && !seen.isWarm;
  const isGone = seen !== undefined && !seen.isWarm && (seen.state === 'away' || seen.state === 'absent');
  return (
    <>
      {words === null ? null : (
        <span className="presence" data-presence={seen?.state} title={words}>
          {isThere || isGone || seen?.isWarm ? (
            <>
              <Glyph name={isThere ? 'thing.check' : isGone ? 'thing.away' : 'thing.settings'} />
              <span className="unseen">{words}</span>
              {isGone ? <span aria-hidden="true"> {longWords(now - seen.since)}</span> : null}
            </>
          ) : (
            words
          )}
        </span>
      )}
      {left === null ? null : (
        <span className="seat-clock" role="timer" title={t('rooms.clock.left')} data-low={left < MINUTE || undefined}>
          {clockWords(left)}
          {at.known.clock.isPaused ? ` ${t('rooms.clock.paused')}` : ''}
        </span>
      )}
    </>
  );
}

export function isAloneAt({ you, roster }: Known): boolean {
  return roster.seats.every(({ seat, devices }) => devices === 0 || you.seats.includes(seat));
}

/** How many people at the table, players and watchers, have that name; letters small or large are the same. */
export function countNamed({ setup, roster }: Pick<Known, 'setup' | 'roster'>, name: string): number {
  const plain = (one: string) => one.trim().toLowerCase();
  const players = setup.seats.filter(({ control }) => control === 'human');
  return [...players, ...roster.watchers].filter((one) => plain(one.name) === plain(name)).length;
}
