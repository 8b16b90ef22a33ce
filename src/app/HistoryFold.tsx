import { type JSX, useState } from 'react';
import { loadHistory } from '../history/index.ts';
import { lazyPanel } from '../hud/page.ts';
import { t } from '../locale/index.ts';
import type { Saves } from '../saves/index.ts';
import { download } from './download.ts';

const HistoryPanel = lazyPanel(loadHistory);

/** What was played in this browser, gathered when it is opened. */
export function HistoryFold({ saves }: { readonly saves: Saves }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.history')}</summary>
      {isOpen ? <HistoryPanel saves={saves} onFile={download} /> : null}
    </details>
  );
}
