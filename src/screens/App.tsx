import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useScreenFocus } from '../hud/frame/screen-focus.ts';
import type { NextGame } from '../hud/index.ts';
import { useInputKind } from '../hud/keys/input-kind.ts';
import { ErrorBoundary } from '../hud/lazy/ErrorBoundary.tsx';
import { lazyPanel } from '../hud/lazy/lazy-panel.tsx';
import { type SaveError, type SaveProblem, unreadOf } from '../session/saves/problem.ts';
import type { Saves } from '../session/saves/saves.ts';
import { fetchNow } from '../ui/lazy/fetch-now.ts';
import { type ImportComponent, lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { t } from '../ui/locale/index.ts';
import { withCoach } from './learn/coach.ts';
import { isTableWanted } from './living-room/is-table-wanted.ts';
import { Crash } from './page/Crash.tsx';
import { useRemote } from './page/follow-remote.ts';
import { handedNow, useHanded } from './page/handed.ts';
import { MissingScreen } from './page/MissingScreen.tsx';
import type { Stuck } from './page/stuck.ts';
import { OpenPuzzleContext } from './puzzles/open-puzzle.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { leaveRoomAddress } from './rooms/room-address.ts';
import { boardsAddress, workshopAddress } from './set-up/makers-address.ts';
import type { ReplayedGame, Session } from './set-up/session.ts';
import { AtTableContext } from './share/at-table.ts';
import { StartPage } from './start/StartPage.tsx';

/** A screen that is fetched when it is first shown; where it cannot be, the page says so, with a way back. */
function screen<Props extends object>(load: ImportComponent<Props>, leave: (props: Props) => () => void) {
  return lazyPanel<Props>(load, {
    waiting: () => <p className="waiting">{t('setup.loading')}</p>,
    isScreen: true,
    around: (words, props) => <MissingScreen onLeave={leave(props)}>{words}</MissingScreen>,
  });
}

/** Back to where the screen was asked for. */
const back = ({ onLeave }: { readonly onLeave: () => void }) => onLeave;
/** Back to the start page, at its own address. */
const home = () => () => location.assign(location.pathname);

const GameScreen = screen(async () => ({ default: (await import('./play/GameScreen.tsx')).GameScreen }), back);

/** What a game needs, fetched once the start page is there. */
const fetchGame = () => GameScreen.load();

const ReplayScreen = screen(
  async () => ({ default: (await import('./replay/ReplayScreen.tsx')).ReplayScreen }),
  ({ onLeave }) =>
    () =>
      onLeave(null),
);
const PuzzleScreen = screen(async () => ({ default: (await import('./puzzles/PuzzleScreen.tsx')).PuzzleScreen }), back);
const RoomScreen = screen(async () => ({ default: (await import('./RoomScreen.tsx')).RoomScreen }), back);
const TablesScreen = screen(async () => ({ default: (await import('./rooms/TablesScreen.tsx')).TablesScreen }), back);
const OpenTable = screen(async () => ({ default: (await import('./living-room/OpenTable.tsx')).OpenTable }), home);
const ShowcaseScreen = screen(
  async () => ({ default: (await import('./showcase/ShowcaseScreen.tsx')).ShowcaseScreen }),
  home,
);
const WorkshopScreen = screen(
  async () => ({ default: (await import('./workshop/WorkshopScreen.tsx')).WorkshopScreen }),
  home,
);
const BoardsScreen = screen(async () => ({ default: (await import('./boards/BoardsScreen.tsx')).BoardsScreen }), home);
const LinkDialog = lazyComponent(() => import('./links/LinkDialog.tsx'), { needsNotice: true });
/** What of an address leads away from the games of this page. */
const elsewhere = ['room', 'tables', 'made', 'board'] as const;
/** Letters of a room's code, with which every invitation begins. */
const CODE = 6;
const showcase = /[?&](showcase|tour)(=|&|$)/.test(location.search);
const withPhones = isTableWanted();

interface AppProps {
  /** The games of this browser, or why they are unavailable. */
  readonly saves: Saves | SaveError;
}

/** The page: the start page, or a game. */
export function App({ saves }: AppProps): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  const [replayed, setReplayed] = useState<ReplayedGame | null>(null);
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [trouble, setTrouble] = useState<SaveProblem | null>(null);
  const link = useHanded('game');
  const roomLink = useHanded('room');
  const tablesLink = useHanded('tables');
  const madeLink = workshopAddress.useLink();
  const boardsLink = boardsAddress.useLink();
  // Where phones cannot come, a showcase for them is one like any other.
  const [isAlone, setAlone] = useState(false);
  const beAlone = useCallback(() => setAlone(true), []);
  const isShowcase = showcase && (isAlone || !withPhones);
  useInputKind();
  useRemote();
  useScreenFocus();
  /** The game that somebody sits at, also before it is shown. */
  const at = useRef<Session | null>(null);
  const [stuck, setStuck] = useState<Stuck | null>(null);
  const sit = useCallback((next: Session | null) => {
    // Whoever has gone elsewhere meanwhile is not fetched back.
    if (next !== null && elsewhere.some((kind) => handedNow(kind) !== null)) return next.end();
    setTrouble(null);
    setStuck(null);
    setReplayed(null);
    setPuzzle(null);
    at.current?.end();
    at.current = next;
    setSession(next);
  }, []);
  const isAtRoom = roomLink !== null || tablesLink !== null || madeLink !== null || boardsLink !== null;
  // Whoever goes to a room, to the workshop or to the boards, gets up from the game of this page, which is saved.
  useEffect(() => {
    if (isAtRoom) sit(null);
  }, [isAtRoom, sit]);
  const begin = useCallback(
    async function begin(next: NextGame) {
      if (session === null) return;
      setStuck(null);
      try {
        const [{ nextSetup }, { beginSession }] = await fetchNow(() =>
          Promise.all([import('./set-up/next-game.ts'), import('./set-up/session.ts')]),
        );
        const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
        const fresh = await withCoach(await beginSession(saves, nextSetup(next, session.table.record().setup, chance)));
        if (at.current === session) sit(fresh);
        else fresh.end();
      } catch (failure) {
        // Whoever is still there stays, and may try again.
        if (at.current === session) setStuck({ problem: unreadOf(failure), again: () => void begin(next) });
      }
    },
    [saves, session, sit],
  );
  const atTable = useMemo(() => session && { session, saves, onSit: sit }, [session, saves, sit]);
  const replaySession = useCallback(
    (from: number, how: Pick<ReplayedGame, 'sees' | 'plays'> = {}) => {
      if (session === null) return;
      const { setup, log } = session.table.record();
      setStuck(null);
      setReplayed({ id: session.id, setup, commands: log.map(({ command }) => command), from, ...how });
    },
    [session],
  );
  /** Back to where the replay was asked for; with a problem if it could not be shown. */
  const endReplay = useCallback(
    (problem: SaveProblem | null) => {
      if (at.current === null) setTrouble(problem);
      else if (problem !== null) setStuck({ problem, again: () => setReplayed(replayed) });
      setReplayed(null);
    },
    [replayed],
  );
  return (
    <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
      <OpenPuzzleContext value={setPuzzle}>
        {isShowcase ? (
          <ShowcaseScreen />
        ) : roomLink !== null ? (
          <RoomScreen
            key={roomLink.slice(0, CODE)}
            link={roomLink}
            saves={saves}
            onLeave={leaveRoomAddress}
            onSit={sit}
          />
        ) : tablesLink !== null ? (
          <TablesScreen link={tablesLink} onLeave={leaveRoomAddress} />
        ) : madeLink !== null ? (
          <WorkshopScreen link={madeLink} />
        ) : boardsLink !== null ? (
          <BoardsScreen link={boardsLink} />
        ) : withPhones ? (
          <OpenTable onAlone={showcase ? beAlone : null} />
        ) : puzzle !== null ? (
          <PuzzleScreen
            key={puzzle.setup.position}
            puzzle={puzzle}
            onPuzzle={setPuzzle}
            onLeave={() => setPuzzle(null)}
          />
        ) : replayed !== null ? (
          <ReplayScreen game={replayed} onLeave={endReplay} saves={saves} present={session} onSit={sit} />
        ) : session === null ? (
          <StartPage
            saves={saves}
            trouble={trouble}
            onSit={sit}
            onReplay={setReplayed}
            onPuzzle={setPuzzle}
            onIdle={fetchGame}
          />
        ) : (
          <AtTableContext value={atTable}>
            <GameScreen
              key={session.id}
              session={session}
              onLeave={() => sit(null)}
              onReplay={replaySession}
              onBegin={(next) => void begin(next)}
              stuck={stuck}
            />
          </AtTableContext>
        )}
        {link === null || isShowcase ? null : (
          <LinkDialog key={link} link={link} saves={saves} present={session} onSit={sit} />
        )}
      </OpenPuzzleContext>
    </ErrorBoundary>
  );
}
