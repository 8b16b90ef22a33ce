import { type JSX, lazy, Suspense } from 'react';
import { t } from '../locale/index.ts';
import { Glyph } from '../look/glyphs.tsx';
import { TableActor } from '../turn/react.ts';
import { Combos } from './ColumnPanel.tsx';
import { Dialog } from './Dialog.tsx';
import { LogPanel } from './LogPanel.tsx';
import { closePanel, usePanels } from './panels.ts';
import { SidePanel } from './SidePanel.tsx';
import { MapSlot } from './Slot.tsx';
import type { Game } from './table.ts';

// Fetched when they are first opened.
const HelpPanel = lazy(() => import('./HelpPanel.tsx'));
const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));
const RulesPanel = lazy(() => import('./reference/RulesPanel.tsx'));
const SummarySheet = lazy(() => import('./reference/SummarySheet.tsx'));
const QuestionsPanel = lazy(() => import('./answers/QuestionsPanel.tsx'));
const AboutSeat = lazy(() => import('./AboutSeat.tsx'));

interface OpenedProps {
  readonly game: Game;
  readonly onLeave: () => void;
  readonly onExport: (() => void) | undefined;
}

/** What the person has opened: panels beside the board, or dialogs over it. */
export function Opened({ game, onLeave, onExport }: OpenedProps): JSX.Element | null {
  const open = usePanels((panels) => panels.open);
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  switch (open) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog title={t('help.title')} onClose={closePanel}>
          <Suspense>
            <HelpPanel />
          </Suspense>
        </Dialog>
      );
    case 'sheet':
      return (
        <Suspense>
          <SummarySheet />
        </Suspense>
      );
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={closePanel}>
          <Suspense>
            <SettingsPanel />
          </Suspense>
        </Dialog>
      );
    case 'leave':
      return (
        <Dialog title={t('confirm.leave.title')} onClose={closePanel} className="confirm">
          <p>{t('confirm.leave.text')}</p>
          <div className="buttons">
            {onExport ? (
              <button type="button" onClick={onExport}>
                <Glyph name="thing.save" /> {t('action.export')}
              </button>
            ) : null}
            <button
              type="button"
              className="primary"
              onClick={() => {
                closePanel();
                onLeave();
              }}
            >
              {t('confirm.leave.yes')}
            </button>
          </div>
        </Dialog>
      );
    case 'seat':
    case 'why':
      return (
        <Suspense>
          <AboutSeat game={game} what={open} />
        </Suspense>
      );
    case 'map':
      return (
        <Dialog title={t('map.title')} onClose={closePanel} className="turn-map-dialog">
          <MapSlot game={game} />
        </Dialog>
      );
    case 'column':
      return (
        <SidePanel name={open} title={t('column.title')}>
          <div className="column">
            <Combos game={game} />
          </div>
        </SidePanel>
      );
    case 'log':
      return (
        <SidePanel name={open} title={t('log.title')}>
          <LogPanel log={log} naming={game.naming} />
        </SidePanel>
      );
    case 'questions':
      return (
        <Suspense>
          <QuestionsPanel game={game} log={log} />
        </Suspense>
      );
    case 'rules':
      return (
        <SidePanel name={open} title={t('rules.title')}>
          <Suspense fallback={<p>{t('rules.loading')}</p>}>
            <RulesPanel game={game} />
          </Suspense>
        </SidePanel>
      );
  }
}
