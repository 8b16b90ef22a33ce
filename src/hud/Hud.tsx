import { type JSX, lazy, Suspense, useEffect } from 'react';
import { t } from '../locale/index.ts';
import type { LevelId } from '../opponents/types.ts';
import { TableActor } from '../turn/react.ts';
import { seatName } from '../words/index.ts';
import { BoardControls } from './BoardControls.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { Confirm } from './Confirm.tsx';
import { Curtain } from './Curtain.tsx';
import { Dock } from './Dock.tsx';
import { useInputKind, useNoFocusLoss } from './focus.ts';
import { useFreeSpace } from './free-space.ts';
import './hud.css';
import { LiveRegion, Notices } from './Notices.tsx';
import { Opened } from './Opened.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { closeAll, isSidePanel, type SidePanelName, usePanels } from './panels.ts';
import { usePeekEnds } from './peek-ends.ts';
import { Ribbon } from './Ribbon.tsx';
import { useRegionInSight } from './region-in-sight.ts';
import { ScoreReceipt } from './ScoreReceipt.tsx';
import { Slot } from './Slot.tsx';
import { earnedIn, earnersOf, receiptLines } from './score.ts';
import { useShortcuts } from './shortcuts.ts';
import { type HudSlots, LeaveContext, SlotsContext } from './slots.ts';
import { Toolbar } from './Toolbar.tsx';
import { type Game, useCurtain, useGame } from './table.ts';

// Nobody looks at a region, or moves troops, before the first combo can be picked.
const RegionCard = lazy(() => import('./RegionCard.tsx'));
const Troops = lazy(() => import('./Troops.tsx'));
// The first look is at the whole board.
const CameraButtons = lazy(() => import('./CameraButtons.tsx'));
const FinalStandings = lazy(() => import('./FinalStandings.tsx'));

export interface HudProps {
  /** Back to the start page, to opponents of a level where one is meant; the game is saved already. */
  readonly onLeave: (against?: LevelId) => void;
  /** Saves the game to a file, where the app can. */
  readonly onExport?: (() => void) | undefined;
  /** The board is shown as a plan of controls: no controls of its own over a canvas, no camera. */
  readonly flat?: boolean;
  /** What other rooms show among the panels. */
  readonly slots?: HudSlots;
}

const noSlots: HudSlots = {};

/** Everything around the board: whose turn, what to do, what it costs, what happened. Nothing here decides anything. */
export function Hud({ slots = noSlots, ...props }: HudProps): JSX.Element | null {
  const game = useGame();
  // What was opened in one game is not open in the next.
  useEffect(() => closeAll, []);
  return game ? (
    <SlotsContext value={slots}>
      <LeaveContext value={props.onLeave}>
        <Panels {...props} game={game} />
      </LeaveContext>
    </SlotsContext>
  ) : null;
}

function Panels({
  game,
  onLeave,
  onExport,
  flat = false,
}: Omit<HudProps, 'slots'> & { readonly game: Game }): JSX.Element {
  const curtain = useCurtain();
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  const middle = useFreeSpace();
  useInputKind();
  useNoFocusLoss();
  useShortcuts(game);
  usePeekEnds(game, curtain);
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
        <Toolbar />
      </header>
      <div className="middle" ref={middle} />
      {phase === 'gameOver' ? null : <Dock game={game} />}
      <Slot name="coach" game={game} />
      <Main game={game} onLeave={onLeave} />
      {flat ? null : <BoardControls game={game} />}
      <Suspense>
        <CameraButtons flat={flat} />
      </Suspense>
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
  const side = useSide();
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  if (phase === 'gameOver') {
    return (
      <Suspense>
        <FinalStandings game={game} onLeave={onLeave} />
      </Suspense>
    );
  }
  if (stage?.name === 'score') {
    const lines = receiptLines(earnedIn(stage.events), earnersOf(stage.after, log));
    return (
      <div className="hud-right parchment">
        <ScoreReceipt title={t('score.title', { seat: seatName(game.naming, stage.seat) })} lines={lines} />
      </div>
    );
  }
  if (phase === 'pickCombo') {
    // The same combos are in the panel that lies over this place.
    return side === 'column' ? null : <div className="hud-right">{<ColumnPanel game={game} />}</div>;
  }
  if (isBusy(game)) {
    return (
      <div className="hud-right">
        <Suspense>
          <Troops game={game} />
        </Suspense>
      </div>
    );
  }
  if (region === null || side !== null) return null;
  return (
    <div className="hud-right">
      <Suspense>
        <RegionCard game={game} region={region} />
      </Suspense>
    </div>
  );
}

/** The region's card beside the players, while the phase, what it pays, or an opened panel has the right hand. */
function Beside({ game }: { readonly game: Game }): JSX.Element | null {
  const region = useRegionInSight();
  const side = useSide();
  const isTaken = isBusy(game) || game.phase === 'gameOver' || game.stage?.name === 'score' || side !== null;
  return region !== null && isTaken ? (
    <Suspense>
      <RegionCard game={game} region={region} />
    </Suspense>
  ) : null;
}

/** The panel that lies over the right hand, if one is open. */
function useSide(): SidePanelName | null {
  return usePanels(({ open }) => (isSidePanel(open) ? open : null));
}
