import { useEffect, useRef, useState } from 'react';
import type { HeardHere, Known } from '../../rooms/protocol/index.ts';
import { kept } from './use-client.ts';

/** Milliseconds that something said stays to be read at the table. */
const STAYS = 7000;

/** At most so many lines are shown at the table at once. */
const SHOWN = 4;

/** Something said at a room, as this page shows it. */
export interface Heard extends HeardHere {
  /** Is it still to be read at the table? What was said while nobody looked is, for as long as anything else. */
  readonly isFresh: boolean;
}

/** What was said at the table last, oldest first. */
export function useHeard({ room, heard }: Pick<Known, 'room' | 'heard'>): readonly Heard[] {
  const last = heard.at(-1)?.nth ?? 0;
  const read = useRead(room, last);
  return heard.map((line) => ({ ...line, isFresh: line.nth > read && line.nth > last - SHOWN }));
}

/** The number of the last thing said that has been read here: what comes is, once the page has been looked at for some seconds. */
function useRead(room: string, last: number): number {
  const [read, setRead] = useState(Number.POSITIVE_INFINITY);
  const ended = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    ended.current = here;
    void kept.at(room).then((row) => here.signal.aborted || setRead(row.heard));
    return () => here.abort();
  }, [room]);
  const isUnread = last > read;
  useEffect(() => {
    if (!isUnread) return;
    const { signal } = ended.current;
    const begin = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', begin);
      void kept.note(room, { heard: last });
      const timer = setTimeout(() => setRead((before) => Math.max(before, last)), STAYS);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    document.addEventListener('visibilitychange', begin, { signal });
    begin();
  }, [room, last, isUnread]);
  return read;
}
