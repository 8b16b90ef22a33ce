import { useCallback, useEffect, useState } from 'react';
import type { KeptRoom } from '../../rooms/client/index.ts';
import { lookAround } from './look-around.ts';
import { kept } from './use-client.ts';

/** The tables of this browser, those that wait for us first: as they were, then as they answer that they are; and what reads them again. */
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
