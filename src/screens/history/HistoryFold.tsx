import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { Saves } from '../../session/saves/saves.ts';
import { PageFold } from '../page/PageFold.tsx';

const HistoryPanel = lazyPanel(() => import('./HistoryPanel.tsx'));

interface HistoryFoldProps {
  readonly saves: Saves;
  /** Counts what came from files: it is read again after each. */
  readonly come: number;
}

export function HistoryFold({ saves, come }: HistoryFoldProps): JSX.Element {
  return <PageFold name="history">{() => <HistoryPanel key={come} saves={saves} />}</PageFold>;
}
