import { useEffect } from 'react';
import type { AgainTable } from '../../../rooms/client/again-table.ts';
import type { RoomClient } from '../../../rooms/client/index.ts';
import type { Known } from '../../../rooms/protocol/index.ts';
import { TableActor } from '../../../table/actor.ts';

/** Tells the room what has been shown: opponents wait for that, so that everybody can follow. */
export function useShown(client: RoomClient, table: AgainTable, known: Known): void {
  const { n, log } = known;
  const isShown = TableActor.useSelector(
    ({ context }) =>
      context.stages.length === 0 && context.log.length === log.length && context.revision === table.revisionOf(known),
  );
  useEffect(() => {
    if (isShown) client.tell({ type: 'shown', step: n });
  }, [client, isShown, n]);
}
