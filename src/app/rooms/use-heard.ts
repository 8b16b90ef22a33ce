import { useEffect, useState } from 'react';
import { type HeardLine, mostHeard, type RoomClient } from '../../rooms/client/index.ts';
import { kept } from './use-client.ts';

/** Milliseconds that something said stays to be read at the table. */
const STAYS = 7000;

/** At most so many lines are shown at the table at once. */
const SHOWN = 4;

/** Something said at a room, as this page heard it. */
export interface Heard extends HeardLine {
  readonly key: number;
  /** Who was to decide then. */
  readonly decides: number | null;
  /** Was it said in the last seconds? */
  readonly isFresh: boolean;
}

/** What was said at the table, oldest first: the last few lines that this browser heard, whichever screen of it was shown. */
export function useHeard(client: RoomClient, room: string): readonly Heard[] {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    let count = 0;
    let isOff = false;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let lines: readonly Heard[] = [];
    const show = (next: readonly Heard[]) => {
      lines = next.slice(-mostHeard);
      setHeard(lines);
    };
    const fade = (isOld: (at: number) => boolean) =>
      show(lines.map((one) => (one.isFresh && isOld(one.key) ? { ...one, isFresh: false } : one)));
    void kept.at(room).then((row) => {
      const before = row.heard.map((line, at) => ({ ...line, key: at - mostHeard, decides: null, isFresh: false }));
      if (!isOff) show([...before, ...lines]);
    });
    const forget = client.onTold((message) => {
      if (message.type !== 'said') return;
      const { seat, said } = message;
      const key = count++;
      show([...lines, { key, seat, said, decides: client.state.known?.view.seat ?? null, isFresh: true }]);
      fade((other) => other <= key - SHOWN);
      timers.add(setTimeout(() => fade((other) => other === key), STAYS));
      void kept.note(room, { heard: lines.map((one) => ({ seat: one.seat, said: one.said })) });
    });
    return () => {
      isOff = true;
      forget();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, room]);
  return heard;
}
