import { useEffect, useState } from 'react';
import { roomsDatabase } from '../../rooms/client/database.ts';

/**
 * Has this browser ever kept a table far apart? Asked without opening their database, which would make one, and without fetching what reads it. A
 * browser that does not say may have.
 */
async function mayHaveRooms(): Promise<boolean> {
  try {
    const all: Pick<IDBFactory, 'databases'> | Record<string, never> = indexedDB;
    if (all.databases === undefined) return true;
    return (await all.databases.call(indexedDB)).some(({ name }) => name === roomsDatabase);
  } catch {
    return false;
  }
}

/** The same for a page: false until it is known. */
export function useMayHaveRooms(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    let isOff = false;
    void mayHaveRooms().then((answer) => isOff || setMay(answer));
    return () => {
      isOff = true;
    };
  }, []);
  return may;
}
