import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Ask, type RoomClient, type RoomState, remoteTable } from '../../rooms/client/index.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import type { AtRoom, Trouble } from './room-context.ts';
import { kept } from './use-client.ts';
import { useHeard } from './use-heard.ts';

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
      const isTold = client.state.line === 'ended';
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
