import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { PageFold } from '../page/PageFold.tsx';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

/** The tables far apart, fetched when they are unfolded: by hand, or by an address that leads to them. */
export function RoomsFold({ startsOpen }: { readonly startsOpen: boolean }): JSX.Element {
  return (
    <PageFold name="rooms" startsOpen={startsOpen}>
      {() => <MyTables />}
    </PageFold>
  );
}
