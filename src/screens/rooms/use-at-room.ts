import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Ask, type RoomClient, type RoomState, remoteTable } from '../../rooms/client/index.ts';
import type { HeardHere, Known } from '../../rooms/protocol/index.ts';
import type { AtRoom, Trouble } from './room-context.ts';
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

type More = Partial<Pick<AtRoom, 'goLocal' | 'unshown'>>;

export function useAtRoom(
  client: RoomClient,
  state: RoomState,
  known: Known,
  { goLocal = null, unshown = null }: More = {},
): AtRoom {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const table = useMemo(() => remoteTable(client), [client]);
  const [heard, noteRead] = useHeard(known);
  useEffect(() => table.onTrouble((code) => setTrouble(`rooms.refused.${code}`)), [table]);
  const ask = useCallback(
    async (question: Ask) => {
      const answer = await client.ask(question);
      // Where nothing more comes of the table, that is told.
      const isTold = client.state.connection === 'ended';
      if (answer.type === 'refused' && answer.why.by === 'room' && !isTold)
        setTrouble(`rooms.refused.${answer.why.code}`);
      return answer.type !== 'refused';
    },
    [client],
  );
  return useMemo<AtRoom>(
    () => ({ client, table, kept, state, known, heard, noteRead, trouble, setTrouble, goLocal, unshown, ask }),
    [client, table, state, known, heard, noteRead, trouble, goLocal, unshown, ask],
  );
}

/** A `useState` that lasts as long as the line to a table, however the screen around it is redrawn. */
export function lineState<State>(
  first: () => State,
): (client: RoomClient | null) => readonly [State, (state: State) => void] {
  const all = new WeakMap<RoomClient, { readonly state: State }>();
  return function useLineState(client) {
    const [state, setState] = useState(() => (client && all.get(client)?.state) ?? first());
    return [
      state,
      (next) => {
        if (client !== null) all.set(client, { state: next });
        setState(next);
      },
    ];
  };
}
