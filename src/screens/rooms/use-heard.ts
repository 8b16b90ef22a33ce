import { useCallback, useEffect, useRef, useState } from 'react';
import type { HeardHere, Known } from '../../rooms/protocol/index.ts';
import { kept } from './use-client.ts';

/** Milliseconds that something said stays to be read at the table, once somebody looks. */
const STAYS = 12_000;

const SHOWN = 4;

export interface Heard extends HeardHere {
  /** Another said it, and what was said has not been looked through since. */
  readonly isNew: boolean;
  /** Is it still to be read at the table? What was said while nobody looked is, for as long as anything else. */
  readonly isFresh: boolean;
}

/** What was said at the table last, oldest first; and what notes that it has been looked through. */
export function useHeard({
  room,
  heard,
  you,
}: Pick<Known, 'room' | 'heard' | 'you'>): readonly [readonly Heard[], noteRead: () => void] {
  const last = heard.at(-1)?.nth ?? 0;
  /** How much was looked through, by the number of its last line; unknown at first. */
  const [read, setRead] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    let isOff = false;
    void kept.at(room).then((row) => isOff || setRead(row.heard));
    return () => {
      isOff = true;
    };
  }, [room]);
  const seen = Math.max(read, useFaded(last));
  const lines = heard.map((line) => ({
    ...line,
    isNew: line.nth > read && !you.seats.includes(line.seat),
    isFresh: line.nth > seen && line.nth > last - SHOWN,
  }));
  const noteRead = useCallback(() => {
    setRead(last);
    void kept.note(room, { heard: last });
  }, [room, last]);
  return [lines, noteRead];
}

/** The number of the last line that has been at the table long enough, while the page was looked at. */
function useFaded(last: number): number {
  const [faded, setFaded] = useState(0);
  const ended = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    ended.current = here;
    return () => here.abort();
  }, []);
  useEffect(() => {
    const { signal } = ended.current;
    const begin = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', begin);
      const timer = setTimeout(() => setFaded((before) => Math.max(before, last)), STAYS);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    document.addEventListener('visibilitychange', begin, { signal });
    begin();
  }, [last]);
  return faded;
}
