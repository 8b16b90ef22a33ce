import { type JSX, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { type MessageKey, t } from '../locale/index.ts';
import { Glyph } from '../look/glyphs.tsx';
import { TableActor } from '../turn/react.ts';
import { Combos } from './ColumnPanel.tsx';
import { Dialog } from './Dialog.tsx';
import { LogPanel } from './LogPanel.tsx';
import { closePanel, type SidePanelName, usePanels } from './panels.ts';
import { MapSlot } from './Slot.tsx';
import type { Game } from './table.ts';

// Fetched when they are first opened.
const HelpPanel = lazy(() => import('./HelpPanel.tsx'));
const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));
const RulesPanel = lazy(() => import('./reference/RulesPanel.tsx'));
const SummarySheet = lazy(() => import('./reference/SummarySheet.tsx'));
const AboutSeat = lazy(() => import('./AboutSeat.tsx'));

interface OpenedProps {
  readonly game: Game;
  readonly onLeave: () => void;
  readonly onExport: (() => void) | undefined;
}

const titles: Readonly<Record<SidePanelName, MessageKey>> = {
  column: 'column.title',
  log: 'log.title',
  rules: 'rules.title',
};

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
        <SidePanel name={open}>
          <div className="column">
            <Combos game={game} />
          </div>
        </SidePanel>
      );
    case 'log':
      return (
        <SidePanel name={open}>
          <LogPanel log={log} naming={game.naming} />
        </SidePanel>
      );
    case 'rules':
      return (
        <SidePanel name={open}>
          <Suspense fallback={<p>{t('rules.loading')}</p>}>
            <RulesPanel game={game} />
          </Suspense>
        </SidePanel>
      );
  }
}

/** A panel beside the board that leaves the game playable; it takes the focus when it opens and gives it back. */
function SidePanel({ name, children }: { readonly name: SidePanelName; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside className="side panel" aria-labelledby={id} data-side={name}>
      <header className="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(titles[name])}
        </h2>
        <button type="button" className="icon" aria-label={t('action.close')} onClick={closePanel}>
          <Glyph name="thing.close" />
        </button>
      </header>
      <div className="side-body">{children}</div>
    </aside>
  );
}
