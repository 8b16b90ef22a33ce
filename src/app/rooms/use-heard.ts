import { useEffect, useState } from 'react';
import type { Said } from '../../rooms/protocol/index.ts';
import { useRoom } from './room-context.ts';

/** Milliseconds that something said stays to be read at the table. */
const STAYS = 7000;

/** How much of what was said can be read once more. */
const KEPT = 6;

/** At most so many lines are shown at the table at once. */
const SHOWN = 4;

/** A phrase or a gesture of somebody at the table. */
export interface Heard {
  readonly key: number;
  readonly seat: number;
  readonly said: Said;
  /** Who was to decide then. */
  readonly decides: number | null;
  /** Was it said in the last seconds? */
  readonly isFresh: boolean;
}

/** What was said since this page is at the table, oldest first: the last few lines. */
export function useHeard(): readonly Heard[] {
  const client = useRoom()?.client ?? null;
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    if (client === null) return;
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const fade = (isOld: (at: number) => boolean) =>
      setHeard((all) => all.map((one) => (one.isFresh && isOld(one.key) ? { ...one, isFresh: false } : one)));
    const forget = client.onTold((message) => {
      if (message.type !== 'said') return;
      const decides = client.state.known?.view.seat ?? null;
      const key = count++;
      setHeard((all) => [
        ...all.slice(1 - KEPT),
        { key, seat: message.seat, said: message.said, decides, isFresh: true },
      ]);
      fade((other) => other <= key - SHOWN);
      timers.add(setTimeout(() => fade((other) => other === key), STAYS));
    });
    return () => {
      forget();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client]);
  return heard;
}
