import { type JSX, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Known } from '../../rooms/protocol/index.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { announce } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { leftTo, MINUTE, useNow } from './Presence.tsx';
import { useRoom } from './room-context.ts';

/** Milliseconds for which somebody has to be gone before it is said: a page that is fetched anew is back by then. */
const GONE = 5000;

/** For ears: who is who, who has gone and come back, whose time runs out. Eyes find it beside the names. */
export function PhraseLog(): JSX.Element {
  const at = useRoom();
  const [words, setWords] = useState('');
  const known = at?.known ?? null;
  useHeardNames(known);
  const gone = known === null ? '' : missing(known).join(' ');
  const [said, setSaid] = useState(gone);
  useEffect(() => {
    if (known === null || gone === said) return;
    const naming = { board: known.view.board, seats: known.setup.seats };
    const timer = setTimeout(() => {
      const before = said.split(' ');
      const now = gone.split(' ');
      const lines = [
        ...now.filter((seat) => seat !== '' && !before.includes(seat)).map((seat) => ['gone', seat] as const),
        ...before.filter((seat) => seat !== '' && !now.includes(seat)).map((seat) => ['here', seat] as const),
      ].map(([what, seat]) => t(`rooms.glance.${what}`, { seat: seatName(naming, Number(seat)) }));
      setSaid(gone);
      setWords(lines.join(' '));
    }, GONE);
    return () => clearTimeout(timer);
  }, [known, gone, said]);
  return (
    <p className="unseen" data-said>
      {words}
      <Low />
    </p>
  );
}

function missing({ roster }: Known): readonly number[] {
  return roster.seats.filter(({ state }) => state === 'away' || state === 'absent').map(({ seat }) => seat);
}

function Low(): JSX.Element | null {
  const at = useRoom();
  const running = at?.known.clock.until == null ? null : at.known.clock.running;
  const now = useNow(running === null ? 60_000 : 1000) + (at?.state.ahead ?? 0);
  if (at === null || running === null) return null;
  const left = leftTo(at.known, running, now);
  const naming = { board: at.known.view.board, seats: at.known.setup.seats };
  if (left === null || left >= MINUTE) return null;
  return (
    <span key={running} data-once>
      {' '}
      {t('rooms.glance.low', { seat: seatName(naming, running) })}
    </span>
  );
}

type Seats = Known['setup']['seats'];

/** For ears: where one is, as whom and with whom, and each new name once. Whose turn it is, the dock says. */
function useHeardNames(known: Known | null): void {
  const before = useRef<Seats | null>(null);
  const come = useEffectEvent(({ room, you, setup, roster }: Known) => {
    const there = roster.seats.filter(({ seat, state }) => state === 'here' && !you.seats.includes(seat));
    const nameAll = (seats: readonly number[]) =>
      seats.length === 0 ? null : listOf(seats.map((seat) => seatName(setup, seat)));
    announce(t('rooms.arrived', { room, seats: nameAll(you.seats), others: nameAll(there.map(({ seat }) => seat)) }));
  });
  const rename = useEffectEvent((old: Seats, { you, setup }: Known) => {
    for (const [seat, one] of setup.seats.entries()) {
      const was = old[seat];
      if (one.control !== 'human' || was?.control !== 'human' || was.name === one.name) continue;
      const name = seatName(setup, seat);
      announce(
        you.seats.includes(seat)
          ? t('rooms.renamed.own', { seat: name })
          : t('rooms.renamed', { before: seatName({ seats: old }, seat), seat: name }),
      );
    }
  });
  useEffect(() => {
    if (known === null) return;
    const old = before.current;
    before.current = known.setup.seats;
    if (old === null) come(known);
    else if (old !== known.setup.seats) rename(old, known);
  }, [known]);
}
