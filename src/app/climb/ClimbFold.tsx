import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import type { ClimbProps } from './ClimbPanel.tsx';

const ClimbPanel = lazyPanel(() => import('./ClimbPanel.tsx'));

interface ClimbFoldProps extends ClimbProps {
  /** Counts the histories that came from files: it is read again after each. */
  readonly come: number;
}

/** The ladder for one person alone, fetched when it is opened. */
export function ClimbFold({ come, ...props }: ClimbFoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-climb" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.climb')}</summary>
      {isOpen ? <ClimbPanel key={come} {...props} /> : null}
    </details>
  );
}
