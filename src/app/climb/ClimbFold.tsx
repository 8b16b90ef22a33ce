import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import type { ClimbProps } from './ClimbPanel.tsx';

const ClimbPanel = lazyPanel(() => import('./ClimbPanel.tsx'));

/** The ladder for one person alone, fetched when it is opened. */
export function ClimbFold(props: ClimbProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-climb" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.climb')}</summary>
      {isOpen ? <ClimbPanel {...props} /> : null}
    </details>
  );
}
