import { useEffect, useEffectEvent } from 'react';
import { t } from '../../ui/locale/index.ts';
import { announce } from '../../ui/look/index.ts';
import { clockWords, leftTo, MINUTE } from './Presence.tsx';
import type { AtRoom } from './room-context.ts';

/** Milliseconds between two looks at the clock. */
const EVERY = 500;

/** Says once in each turn that one's own time runs out: the last minute of it. The eye sees the clock change. */
export function useLowClock(at: AtRoom | null): void {
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
