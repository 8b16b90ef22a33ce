import { useEffect, useState } from 'react';
import { roomsDatabase } from '../../rooms/client/database.ts';
import { mayHaveDatabase } from '../../ui/platform/database.ts';

/** Has this browser ever kept a table far apart? False until it is known. Asked without fetching what reads them. */
export function useMayHaveRooms(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    let isOff = false;
    void mayHaveDatabase(roomsDatabase).then((answer) => isOff || setMay(answer));
    return () => {
      isOff = true;
    };
  }, []);
  return may;
}
