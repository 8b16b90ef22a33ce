import type { JSX, ReactNode } from 'react';
import { TableActor } from '../table/actor.ts';
import { useScope } from '../table/scope.tsx';
import { type MessageKey, t } from '../ui/locale/index.ts';
import { Glyph } from '../ui/look/index.ts';
import { seatName } from '../ui/words/names.ts';
import { Combos } from './column/ColumnPanel.tsx';
import { Dialog } from './frame/Dialog.tsx';
import { closePanel, usePanels } from './frame/panels.ts';
import { ShowAgain } from './frame/ShowAgain.tsx';
import { SidePanel } from './frame/SidePanel.tsx';
import { MapSlot, Slot } from './frame/Slot.tsx';
import { useSlots } from './frame/slots.ts';
import type { Game } from './frame/use-game.ts';
import { lazyPanel } from './lazy/lazy-panel.tsx';
import { PanelBoundary } from './lazy/PanelBoundary.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';

/** Wraps the words in a dialog, in place of a missing part that would draw its own. */
const asDialog = (title: MessageKey) => (words: JSX.Element) => <InDialog title={title}>{words}</InDialog>;

function InDialog({ title, children }: { readonly title: MessageKey; readonly children: ReactNode }): JSX.Element {
  const scope = useScope();
  return (
    <Dialog title={t(title)} onClose={() => closePanel(scope)}>
      {children}
    </Dialog>
  );
}

// Fetched when first opened.
const HelpPanel = lazyPanel(() => import('./help/HelpPanel.tsx'));
const SettingsPanel = lazyPanel(() => import('./settings/SettingsPanel.tsx'));
const RulesPanel = lazyPanel(() => import('./reference/RulesPanel.tsx'), {
  waiting: () => <p>{t('rules.loading')}</p>,
});
const SummarySheet = lazyPanel(() => import('./reference/SummarySheet.tsx'), { around: asDialog('rules.title') });
const AboutSeat = lazyPanel(() => import('./seat/AboutSeat.tsx'), { around: asDialog('players.label') });
const ComboSheet = lazyPanel(() => import('./combo/ComboSheet.tsx'), { around: asDialog('column.title') });
const RegionNumber = lazyPanel(() => import('./board/RegionNumber.tsx'), { around: asDialog('board.label') });
const QuestionsPanel = lazyPanel(() => import('./answers/QuestionsPanel.tsx'), {
  around: (words) => (
    <SidePanel name="questions" title={t('question.title')}>
      {words}
    </SidePanel>
  ),
});

/** Who else is to play: a room's panel, or the way to one. It tells nothing that a curtain hides. */
export function Invitation({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const isOpen = usePanels(({ open }) => open === 'invite');
  const { inviteTitle = 'action.invite' } = useSlots();
  return isOpen ? (
    <Dialog title={t(inviteTitle)} onClose={() => closePanel(scope)}>
      <Slot name="invite" game={game} />
    </Dialog>
  ) : null;
}

interface OpenedProps {
  readonly game: Game;
  readonly onLeave: () => void;
  readonly onExport: (() => void) | undefined;
  readonly leaving: MessageKey | null;
}

/** What the person has opened: panels beside the board, or dialogs over it. */
export function Opened({ game, onLeave, onExport, leaving }: OpenedProps): JSX.Element | null {
  const scope = useScope();
  const open = usePanels((panels) => panels.open);
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  switch (open) {
    case null:
      return null;
    case 'menu':
      return (
        <Dialog key={open} title={t('action.menu')} onClose={() => closePanel(scope)} className="menu">
          <MenuPanel />
        </Dialog>
      );
    case 'help':
      return (
        <Dialog key={open} title={t('help.title')} onClose={() => closePanel(scope)}>
          <HelpPanel />
        </Dialog>
      );
    case 'sheet':
      return <SummarySheet view={game.view} nameOf={(seat) => seatName(game.naming, seat)} />;
    case 'settings':
      return (
        <Dialog key={open} title={t('settings.title')} onClose={() => closePanel(scope)}>
          <SettingsPanel />
        </Dialog>
      );
    case 'share':
      return (
        <Dialog key={open} title={t('action.share')} onClose={() => closePanel(scope)}>
          <Slot name="share" game={game} />
        </Dialog>
      );
    case 'invite':
      return <Invitation game={game} />;
    case 'leave':
      return (
        <Dialog
          key={open}
          title={t('confirm.leave.title')}
          onClose={() => closePanel(scope)}
          className="confirm"
          asks
          question={leaving === null ? undefined : t(leaving)}
        >
          <div className="buttons">
            <button type="button" data-first onClick={() => closePanel(scope)}>
              {t('confirm.leave.stay')}
            </button>
            {onExport ? (
              <button type="button" onClick={onExport}>
                <Glyph name="thing.save" /> {t('action.export')}
              </button>
            ) : null}
            <button
              type="button"
              className="primary"
              onClick={() => {
                closePanel(scope);
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
      return <AboutSeat game={game} what={open} />;
    case 'map':
      return (
        <Dialog key={open} title={t('map.title')} onClose={() => closePanel(scope)} className="turn-map-dialog">
          <MapSlot game={game} />
        </Dialog>
      );
    case 'region':
      return <RegionNumber game={game} />;
    case 'combo':
      return <ComboSheet game={game} />;
    case 'column':
      return (
        <SidePanel name={open} title={t('column.title')}>
          <PanelBoundary>
            <div className="column">
              <Combos game={game} />
            </div>
          </PanelBoundary>
        </SidePanel>
      );
    case 'log':
      return (
        <SidePanel name={open} title={t('log.title')}>
          <PanelBoundary>
            <ShowAgain />
            <LogPanel log={log} naming={game.naming} />
          </PanelBoundary>
        </SidePanel>
      );
    case 'review':
      return (
        <SidePanel name={open} title={t('action.review')}>
          <Slot name="review" game={game} />
        </SidePanel>
      );
    case 'questions':
      return <QuestionsPanel game={game} log={log} />;
    case 'rules':
      return (
        <SidePanel name={open} title={t('rules.title')}>
          <RulesPanel game={game} />
        </SidePanel>
      );
  }
}
