import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { PageFold } from '../page/PageFold.tsx';
import { leadsToMyTables } from './room-address.ts';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

/** The tables far apart, fetched when they are unfolded: by hand, or by an address that leads to them. */
export function RoomsFold(): JSX.Element {
  const [startsOpen] = useState(leadsToMyTables);
  return (
    <PageFold name="rooms" startsOpen={startsOpen}>
      {() => <MyTables />}
    </PageFold>
  );
}
