import { type JSX, useEffect, useMemo, useState } from 'react';
import type { LogEntry } from '../rules/course.ts';
import type { Seat } from '../rules/index.ts';
import { opponentIn } from '../session/turn/index.ts';
import { TableActor } from '../table/actor.ts';
import { attend } from '../table/attention/index.ts';
import { rollIn } from '../table/motion/rolled.ts';
import { useScope } from '../table/scope.tsx';
import { lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { t } from '../ui/locale/index.ts';
import { useSettings, useTitle } from '../ui/look/index.ts';
import { BoardControls } from './board/BoardControls.tsx';
import { goToBoard } from './board/board-keys.ts';
import { useCardOrder } from './board/card-order.tsx';
import { useIsAsked } from './board/questions.ts';
import { Dock } from './dock/Dock.tsx';
import { useFirstUse } from './first-use.ts';
import { Confirm } from './frame/Confirm.tsx';
import { useNoFocusLoss } from './frame/focus.ts';
import { useFreeSpace } from './frame/free-space.ts';
import { Curtain } from './players/Curtain.tsx';
import './hud.css';
import { Notices, Silent } from './frame/Notices.tsx';
import { closeAll, LayerName, usePanelHistory } from './frame/panels.ts';
import { Slot } from './frame/Slot.tsx';
import { Speaker } from './frame/Speaker.tsx';
import { HostContext, type HudHost, useIsLookedAt } from './frame/slots.ts';
import { type Game, isSuspense, useCurtain, useGame } from './frame/use-game.ts';
import { keyOf } from './keys/shortcut-keys.ts';
import { lazyPanel, PanelBoundary } from './lazy/lazy-panel.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { usePeekEnds } from './players/Peek.tsx';
import { PlayersPanel } from './players/PlayersPanel.tsx';
import { ShownAnnouncer } from './ShownAnnouncer.tsx';
import { CardInSight, Main } from './Sides.tsx';
import { useShortcuts } from './shortcuts/shortcuts.ts';
import { Strip } from './strip/Strip.tsx';

// Opponents have played by then.
const Talk = lazyComponent(() => import('./talk/Talk.tsx'));
const Recap = lazyPanel(() => import('./recap/Recap.tsx'));
// The first look is at the whole board.
const CameraButtons = lazyPanel(async () => ({ default: (await import('./strip/Menu.tsx')).CameraButtons }), {
  place: 'camera-buttons',
});
// Nothing is asked about or taken by hand before there is something to see. It has no place of its own to be missed in.
const Later = lazyComponent(() => import('./Later.tsx'), { needsNotice: true });

export interface HudProps extends HudHost {
  /** Opponents' turns are summed up: not where captions say everything. */
  readonly recaps?: boolean;
}

/** Everything around the board: whose turn, what to do, what it costs, what happened. Makes no decisions. */
export function Hud({ flat = false, recaps = true, ...given }: HudProps): JSX.Element | null {
  const { onLeave, onBegin, onFork, after, onShowAgain, onExport, leaving, slots } = given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same in it changes nothing
  const host = useMemo(
    () => ({ ...given, flat }),
    [onLeave, onBegin, onFork, after, onShowAgain, onExport, leaving, slots, flat],
  );
  const scope = useScope();
  const game = useGame();
  // Panels opened in one game do not stay open in the next.
  useEffect(() => () => closeAll(scope), [scope]);
  return game ? (
    <HostContext value={host}>
      <Panels game={game} flat={flat} recaps={recaps} />
    </HostContext>
  ) : (
    <div className="hud">
      <Speaker />
      <Silent />
    </div>
  );
}

interface PanelsProps {
  readonly game: Game;
  readonly flat: boolean;
  readonly recaps: boolean;
}

function Panels({ game, flat, recaps }: PanelsProps): JSX.Element {
  const scope = useScope();
  const curtain = useCurtain();
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  const middle = useFreeSpace();
  // Whoever is asked about the board has nothing to decide.
  const isAsked = useIsAsked();
  const isLookedAt = useIsLookedAt();
  const settings = useSettings();
  const layer = usePanelHistory(game);
  const isSeen = useIsSeen();
  const isOfUse = useFirstUse(game);
  useNoFocusLoss();
  useShortcuts(game, flat);
  useCardOrder();
  usePeekEnds(game, curtain);
  const { turnSeat, round, rounds } = game.view;
  useTitle('round', t('ribbon.round', { round, rounds }));
  // A card of the last turn does not stay over this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every turn
  useEffect(() => attend(scope, { selected: null, hovered: null }), [turnSeat, round]);
  if (curtain) {
    return (
      <div className="hud" data-phase="handOver">
        <Curtain game={game} log={log}>
          <Slot name="room" game={game} />
          <Speaker />
        </Curtain>
        <LayerName value={layer}>
          <OpenPanel isCovered game={game} />
        </LayerName>
      </div>
    );
  }
  const { phase } = game;
  // The results say it all then.
  const isEnd = phase === 'gameOver' && !isLookedAt;
  return (
    <div
      className={flat ? 'hud flat' : 'hud'}
      data-phase={phase}
      data-rolling={isSuspense(game.stage) ? '' : undefined}
    >
      {/* The plan comes first as it is. */}
      {flat ? null : (
        <button type="button" className="unseen skip to-board" onClick={() => goToBoard(scope)}>
          {t('action.toBoard', { help: keyOf('help', settings).toUpperCase() || null })}
        </button>
      )}
      <Strip game={game} />
      <div className="middle" ref={middle} />
      {isEnd || isAsked ? null : (
        <PanelBoundary place="dock">
          {isLookedAt ? <Slot name="dock" game={game} /> : <Dock game={game} />}
        </PanelBoundary>
      )}
      <Speaker />
      <Slot name="coach" game={game} />
      <PanelBoundary place="hud-right">
        <Main game={game} />
      </PanelBoundary>
      <PanelBoundary place="card">
        <CardInSight game={game} />
      </PanelBoundary>
      <PanelBoundary place="speaker">{flat ? null : <BoardControls game={game} />}</PanelBoundary>
      {isSeen && isOfUse('camera') ? <CameraButtons /> : null}
      <div className="hud-left">
        {isEnd ? null : (
          <PanelBoundary>
            <PlayersPanel game={game} />
          </PanelBoundary>
        )}
        <Slot name="room" game={game} />
        {recaps ? (
          <PanelBoundary>
            <Says game={game} log={log} />
            <Recaps game={game} log={log} />
          </PanelBoundary>
        ) : null}
      </div>
      <PanelBoundary place="speaker">
        <Notices game={game} />
        <Confirm />
        <LayerName value={layer}>
          <OpenPanel game={game} />
        </LayerName>
        <ShownAnnouncer game={game} />
        {/* What explains every sign, and what is done by hand. */}
        {isSeen ? <Later game={game} /> : null}
      </PanelBoundary>
    </div>
  );
}

function Recaps({ game, log }: { readonly game: Game; readonly log: readonly LogEntry[] }): JSX.Element | null {
  const isWanted = useSettings(({ recap }) => recap);
  const here = TableActor.useSelector(({ context }) => context.here);
  const isOver = game.phase === 'gameOver';
  const isTold = (seat: Seat) => opponentIn(game.setup, seat) !== null || !here.includes(seat);
  return isWanted && !isOver && log.some(({ seat }) => isTold(seat)) ? <Recap game={game} /> : null;
}

function Says({ game, log }: { readonly game: Game; readonly log: readonly LogEntry[] }): JSX.Element | null {
  const isWanted = useSettings(({ talk }) => talk) && log.length > 0;
  const somebody = game.setup.seats.some((_, seat) => opponentIn(game.setup, seat)?.character !== undefined);
  // Whoever has no luck is consoled at any table.
  const isRolled = log.some(({ events }) => rollIn(events) !== undefined);
  return isWanted && (somebody || isRolled) ? <Talk game={game} /> : null;
}

/** Has the table been looked at for a second? What only then is wanted is fetched once all else is there. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setSeen(true), 1000);
    return () => clearTimeout(later);
  }, []);
  return isSeen;
}
