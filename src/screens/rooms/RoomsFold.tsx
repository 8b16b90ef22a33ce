import { type JSX, useEffect, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { roomsDatabase } from '../../rooms/client/database.ts';
import { mayHaveDatabase } from '../../ui/platform/database.ts';
import { PageFold } from '../page/PageFold.tsx';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

export function RoomsFold({ startsOpen }: { readonly startsOpen: boolean }): JSX.Element {
  return (
    <PageFold name="rooms" startsOpen={startsOpen}>
      {() => <MyTables />}
    </PageFold>
  );
}

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
