import { type JSX, useEffect, useRef, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import { leadsToMyTables } from './room-address.ts';

const MyTables = lazyPanel(() => import('./MyTables.tsx'));

/** The tables far apart, fetched when they are unfolded: by hand, or by an address that leads to them. */
export function RoomsFold(): JSX.Element {
  const [isOpen, setOpen] = useState(leadsToMyTables);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (leadsToMyTables()) fold.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <details
      ref={fold}
      className="start-short start-rooms"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('start.rooms')}</summary>
      {isOpen ? <MyTables /> : null}
    </details>
  );
}
