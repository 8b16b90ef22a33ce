import { type JSX, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { type MessageKey, t } from '../locale/index.ts';
import { Glyph } from '../look/glyphs.tsx';
import { TableActor } from '../turn/react.ts';
import { BoardControls } from './BoardControls.tsx';
import { ColumnPanel, Combos } from './ColumnPanel.tsx';
import { Confirm } from './Confirm.tsx';
import { Curtain } from './Curtain.tsx';
import { Dialog } from './Dialog.tsx';
import { Dock } from './Dock.tsx';
import { FinalStandings } from './FinalStandings.tsx';
import { useInputKind, useNoFocusLoss } from './focus.ts';
import { useFreeSpace } from './free-space.ts';
import { HelpPanel } from './HelpPanel.tsx';
import './hud.css';
import { LogPanel } from './LogPanel.tsx';
import { LiveRegion, Notices } from './Notices.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { closePanel, usePanels } from './panels.ts';
import { RegionCard, useRegionInSight } from './RegionCard.tsx';
import { Ribbon } from './Ribbon.tsx';
import { ScoreReceipt } from './ScoreReceipt.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { earnedIn, earnersOf, receiptLines } from './score.ts';
import { useShortcuts } from './shortcuts.ts';
import { Toolbar } from './Toolbar.tsx';
import { Troops } from './Troops.tsx';
import { type Game, useCurtain, useGame } from './table.ts';

const RulesPanel = lazy(() => import('./RulesPanel.tsx'));

export interface HudProps {
  /** Back to the start page; the game is saved already. */
  readonly onLeave: () => void;
  /** Saves the game to a file, where the app can. */
  readonly onExport?: (() => void) | undefined;
  /** The board is shown as a plan of controls: no controls of its own over a canvas, no camera. */
  readonly flat?: boolean;
}

/** Everything around the board: whose turn, what to do, what it costs, what happened. Nothing here decides anything. */
export function Hud(props: HudProps): JSX.Element | null {
  const game = useGame();
  return game ? <Panels {...props} game={game} /> : null;
}

function Panels({ game, onLeave, onExport, flat = false }: HudProps & { readonly game: Game }): JSX.Element {
  const curtain = useCurtain();
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  const middle = useFreeSpace();
  useInputKind();
  useNoFocusLoss();
  useShortcuts(game);
  if (curtain) {
    return (
      <div className="hud" data-phase="handOver">
        <Curtain game={game} log={log} />
      </div>
    );
  }
  const { view, phase } = game;
  return (
    <div className={flat ? 'hud flat' : 'hud'} data-phase={phase}>
      <header className="hud-top">
        <p className="round panel">{t('ribbon.round', { round: view.round, rounds: view.rounds })}</p>
        <Ribbon phase={phase} picked={view.turn.picked} />
        <Toolbar flat={flat} />
      </header>
      <div className="middle" ref={middle} />
      {phase === 'gameOver' ? null : <Dock game={game} />}
      <Main game={game} onLeave={onLeave} />
      {flat ? null : <BoardControls game={game} />}
      <div className="hud-left">
        <PlayersPanel game={game} log={log} />
        <Beside game={game} />
      </div>
      <Notices game={game} />
      <Confirm />
      <Opened game={game} onLeave={onLeave} onExport={onExport} />
      <LiveRegion game={game} />
    </div>
  );
}

/** Does the phase need the place of the region's card? */
function isBusy({ phase, legal }: Game): boolean {
  return phase === 'pickCombo' || ((phase === 'redeploy' || phase === 'withdrawal') && legal.length > 0);
}

/** What the phase is about, at the right hand. */
function Main({ game, onLeave }: { readonly game: Game; readonly onLeave: () => void }): JSX.Element | null {
  const region = useRegionInSight();
  const { phase, stage } = game;
  const isOpen = usePanels((panels) => panels.open === 'column');
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  if (phase === 'gameOver') return <FinalStandings game={game} onLeave={onLeave} />;
  if (stage?.name === 'score') {
    const lines = receiptLines(earnedIn(stage.events), earnersOf(stage.after, log));
    return (
      <div className="hud-right parchment">
        <ScoreReceipt title={t('score.title')} lines={lines} />
      </div>
    );
  }
  if (phase === 'pickCombo') {
    // The same combos are in the panel that lies over this place.
    return isOpen ? null : <div className="hud-right">{<ColumnPanel game={game} />}</div>;
  }
  if (isBusy(game)) return <div className="hud-right">{<Troops game={game} />}</div>;
  if (region === null) return null;
  return (
    <div className="hud-right">
      <RegionCard game={game} region={region} />
    </div>
  );
}

/** The region's card beside the players, while the phase has the right hand. */
function Beside({ game }: { readonly game: Game }): JSX.Element | null {
  const region = useRegionInSight();
  return region !== null && isBusy(game) ? <RegionCard game={game} region={region} /> : null;
}

const titles: Readonly<Record<'column' | 'log' | 'rules', MessageKey>> = {
  column: 'column.title',
  log: 'log.title',
  rules: 'rules.title',
};

/** What the person has opened: panels beside the board, or dialogs over it. */
function Opened({ game, onLeave, onExport }: HudProps & { readonly game: Game }): JSX.Element | null {
  const open = usePanels((panels) => panels.open);
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  switch (open) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog title={t('help.title')} onClose={closePanel}>
          <HelpPanel />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={closePanel}>
          <SettingsPanel />
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
            <RulesPanel />
          </Suspense>
        </SidePanel>
      );
  }
}

/** A panel beside the board that leaves the game playable; it takes the focus when it opens and gives it back. */
function SidePanel({ name, children }: { readonly name: 'column' | 'log' | 'rules'; readonly children: ReactNode }) {
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
