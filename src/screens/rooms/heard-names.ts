import { useEffect, useEffectEvent, useRef } from 'react';
import type { Known } from '../../rooms/protocol/index.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { announce } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';

type Seats = Known['setup']['seats'];

/** For ears: where somebody is who has just come, as whom and with whom; and each new name at the table, once. Whose turn it is, the dock says. */
export function useHeardNames(known: Known | null): void {
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
