import { type JSX, useState } from 'react';
import { loadHistory } from '../history/index.ts';
import { lazyPanel } from '../hud/page.ts';
import { t } from '../locale/index.ts';
import type { Saves } from '../saves/index.ts';
import { download } from './download.ts';

const HistoryPanel = lazyPanel(loadHistory);

interface HistoryFoldProps {
  readonly saves: Saves;
  /** Counts what came from files: it is read again after each. */
  readonly come: number;
}

/** What was played in this browser, gathered when it is opened. */
export function HistoryFold({ saves, come }: HistoryFoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.history')}</summary>
      {isOpen ? <HistoryPanel key={come} saves={saves} onFile={download} /> : null}
    </details>
  );
}
