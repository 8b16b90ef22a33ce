import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { PageFold } from '../page/PageFold.tsx';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

export function RoomsFold({ startsOpen }: { readonly startsOpen: boolean }): JSX.Element {
  return (
    <PageFold name="rooms" startsOpen={startsOpen}>
      {() => <MyTables />}
    </PageFold>
  );
}
