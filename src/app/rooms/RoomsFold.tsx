import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

/** The tables far apart, fetched when they are unfolded. */
export function RoomsFold(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-rooms" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.rooms')}</summary>
      {isOpen ? <MyTables /> : null}
    </details>
  );
}
