import { useCallback, useEffect, useState } from 'react';
import { isGone, type KeptRoom } from '../../rooms/client/index.ts';
import { visitRoom } from './passes.ts';
import { kept, newsOf } from './use-client.ts';

/** Tables that are looked at, at most, and the milliseconds that each may take. */
const MOST = 12;
const PATIENCE = 3000;

/** Asks the tables that are not over how they stand, briefly, and notes it. What does not answer stays as it was. */
async function lookAround(rooms: readonly KeptRoom[]): Promise<void> {
  await Promise.all(
    rooms
      .filter(({ isOver }) => !isOver)
      .slice(0, MOST)
      .map(lookAt),
  );
}

async function lookAt({ room, secret, at }: KeptRoom): Promise<void> {
  await visitRoom({
    room,
    secret,
    patience: PATIENCE,
    look: ({ known, ending }) => {
      if (known !== null) return kept.note(room, { ...newsOf(known), at });
      return ending !== null && isGone(ending) ? kept.note(room, { isOver: true, isMine: false }) : null;
    },
  });
}

/** Those that wait for us first: as kept, then as they answer that they are; and what reads them again. */
export function useMyRooms(): readonly [readonly KeptRoom[], () => Promise<void>] {
  const [rooms, setRooms] = useState<readonly KeptRoom[]>([]);
  const look = useCallback(async () => setRooms(await kept.list()), []);
  useEffect(() => {
    let isOff = false;
    void look().then(async () => {
      // What has happened there since.
      await lookAround(await kept.list());
      if (!isOff) await look();
    });
    return () => {
      isOff = true;
    };
  }, [look]);
  return [rooms, look];
}
