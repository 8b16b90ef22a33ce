import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import { Hinted } from '../page/PageFold.tsx';
import type { RestProps } from './Rest.tsx';

const Rest = lazyPanel(() => import('./Rest.tsx'));

/** All else, in one place; nothing of it is fetched before it is unfolded. */
export function MoreFold(props: RestProps): JSX.Element {
  const [isOpen, setOpen] = useState(props.leadsToTables);
  return (
    <details
      className="start-short start-rest"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Hinted text={t('start.more')} hint={t('start.more.about')} />
      </summary>
      {isOpen ? <Rest {...props} /> : null}
    </details>
  );
}
